import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Sharing } from '#domain/support/support-answers.ts';
import { nothingShared, share, weekView } from '#web/features/sharing/sharing-host.fixture.ts';
import { SharesPanel } from '#web/features/sharing/shares-panel.tsx';
import { findToast } from '#web/testing/find-toast.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';
import { monday } from '#web/testing/test-clock.ts';
import type { HostAnswers } from '#web/testing/test-host.ts';

const bodySchema = z.looseObject({});
const rpc = (name: string): string => `POST /rest/v1/rpc/${name}`;

/** A host that keeps what is shared; a test may change it by an answer. */
const renderPanel = async (start: Sharing, answers: HostAnswers = {}) => {
  let sharing = start;
  const bodies: Record<string, unknown>[] = [];
  const noting =
    (name: string, answer: unknown, after?: (now: Sharing) => Sharing) => async (request: Request) => {
      bodies.push({ name, ...bodySchema.parse(await request.json()) });
      sharing = after?.(sharing) ?? sharing;
      return answer;
    };
  const host: HostAnswers = {
    [rpc('my_sharing')]: () => sharing,
    [rpc('preview_share')]: noting('preview', { ...weekView, titles: undefined, projects: undefined }),
    [rpc('invite_supporter')]: noting('invite', {
      id: 'i',
      token: 'secret',
      expires_at: '2026-11-23T09:00:00Z',
    }),
    [rpc('end_share')]: noting('end', true, (now) => ({
      ...now,
      shares: now.shares.map((one) => ({
        ...one,
        live: false,
        ended_at: monday.toISOString(),
        ended_by: 'owner',
      })),
    })),
    [rpc('answer_check_in')]: noting('answer', true),
    [rpc('change_share')]: noting('change', share),
    [rpc('share_looks')]: () => [
      {
        share_id: share.id,
        name: share.name,
        at: '2026-11-15T18:00:00Z',
        last_at: '2026-11-15T18:04:00Z',
        times: 2,
        fields: ['energy', 'focus'],
        way: 'page',
      },
    ],
    ...answers,
  };
  const project = {
    id: 'project-1',
    name: 'Move flat',
    outcome: '',
    state: 'active',
    archivedAt: null,
    position: 'a',
    createdAt: monday.toISOString(),
  } as const;
  const rendered = await renderFeature(<SharesPanel />, {
    path: '/data-archival',
    host,
    records: { projects: [project] },
  });
  return { ...rendered, bodies };
};

const enoughToday = () =>
  Response.json(
    { message: 'enough', code: 'PT429', hint: 'too_many_invitations', details: null },
    { status: 429 },
  );

/** One an hour, the newest first. */
const hourlyLook = (index: number) => {
  const at = new Date(monday.getTime() - index * 3_600_000).toISOString();
  return {
    share_id: share.id,
    name: share.name,
    at,
    last_at: at,
    times: 1,
    fields: ['energy'],
    way: 'page',
  };
};

const choose = async (user: Awaited<ReturnType<typeof renderPanel>>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Invite someone' }));
  await user.type(screen.getByRole('textbox', { name: 'Who is it for?' }), 'Dr Weber');
  await user.type(screen.getByRole('textbox', { name: 'Your name' }), 'Robin');
  await user.click(screen.getByRole('switch', { name: 'Energy over the week' }));
};

describe('[AUD-01] whom one lets look in', () => {
  it('begins with nothing ticked, and says what is missing instead of going on', async () => {
    const { user, bodies } = await renderPanel(nothingShared);
    await user.click(await screen.findByRole('button', { name: 'Invite someone' }));
    expect(screen.queryAllByRole('switch', { checked: true })).toEqual([]);
    expect(screen.getByText(/screening answers and your memory can’t be shared/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show me what they’ll see' }));
    expect(screen.getByText('Give them a name you know them by.')).toBeTruthy();
    expect(screen.getByText('Choose at least one thing to share.')).toBeTruthy();
    expect(bodies).toEqual([]);
  });

  it('shows what the other will see before a link can be made, and shows the link once', async () => {
    const { user, bodies } = await renderPanel(nothingShared);
    await choose(user);
    expect(screen.queryByRole('button', { name: /I agree/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show me what they’ll see' }));
    const heading = await screen.findByRole('heading', { name: 'What Dr Weber will see' });
    expect(document.activeElement).toBe(heading);
    expect(await screen.findByText('5 energy check-ins this week, usually medium.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'I agree, make the link' }));
    expect(await screen.findByText(/\/supporter\/join#token=secret$/)).toBeTruthy();
    // A page that is drawn twice asks for the preview twice; the invitation is made once, and last.
    expect(bodies.findIndex(({ name }) => name === 'invite')).toBe(bodies.length - 1);
    expect(bodies.length).toBeGreaterThan(1);
    expect(bodies.at(-1)).toMatchObject({
      p_invitation: {
        name: 'Dr Weber',
        shown_as: 'Robin',
        fields: ['energy'],
        project_ids: [],
        days: 30,
        email: null,
      },
    });
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByText(/token=secret/)).toBeNull();
  });

  it('asks for the projects where projects are shared', async () => {
    const { user, bodies } = await renderPanel(nothingShared);
    await choose(user);
    await user.click(screen.getByRole('switch', { name: 'Chosen projects' }));
    await user.click(screen.getByRole('button', { name: 'Show me what they’ll see' }));
    expect(screen.getByText('Choose at least one project.')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Move flat' }));
    await user.click(screen.getByRole('button', { name: 'Show me what they’ll see' }));
    await vi.waitFor(() =>
      expect(bodies[0]).toMatchObject({
        p_draft: { fields: ['energy', 'projects'], project_ids: ['project-1'] },
      }),
    );
  });

  it('sends a letter where somebody gives an address, and says that it is on its way', async () => {
    const send = vi.fn<(request: Request) => unknown>(() => ({ id: 'i', expires_at: '', link: null }));
    const { user } = await renderPanel(nothingShared, { 'POST /functions/v1/support-invite': send });
    await choose(user);
    await user.click(screen.getByRole('button', { name: 'Show me what they’ll see' }));
    await user.click(await screen.findByRole('radio', { name: 'Send an e-mail' }));
    await user.type(screen.getByRole('textbox', { name: 'E-mail address' }), 'weber');
    await user.click(screen.getByRole('button', { name: 'I agree, send it' }));
    expect(screen.getByText('That isn’t an e-mail address.')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: 'E-mail address' }), '@example.org');
    await user.click(screen.getByRole('button', { name: 'I agree, send it' }));
    await findToast('An e-mail to weber@example.org is on its way.');
    expect(send).toHaveBeenCalledOnce();
  });

  it('says why there can be no more invitations today', async () => {
    const { user } = await renderPanel(nothingShared, { [rpc('invite_supporter')]: enoughToday });
    await choose(user);
    await user.click(screen.getByRole('button', { name: 'Show me what they’ll see' }));
    await user.click(await screen.findByRole('button', { name: 'I agree, make the link' }));
    expect(
      await screen.findByText('That’s enough invitations for one day. Try again tomorrow.'),
    ).toBeTruthy();
  });

  it('shows who accepted, when and with which address, and marks it as new for a week', async () => {
    const old = { ...share, id: 'share-2', name: 'Sam', given_at: '2026-11-01T09:00:00Z' };
    await renderPanel({ ...nothingShared, shares: [share, old] });
    const [newest] = await screen.findAllByText(/^Accepted/, { selector: 'p' });
    expect(newest?.textContent).toMatch(/^Accepted .*2026.* as weber@example\.org$/);
    expect(screen.getAllByText('New')).toHaveLength(1);
    const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(said).toContain('Dr Weber accepted your invitation and can look in.');
  });

  it('says that a saved PDF cannot be taken back, before anything is shared', async () => {
    await renderPanel(nothingShared);
    expect(await screen.findByText(/A PDF they saved before that can’t be taken back/)).toBeTruthy();
  });

  it('ends a share after one question, says so, and goes on at the list', async () => {
    const { user, bodies } = await renderPanel({ ...nothingShared, shares: [share] });
    await user.click(await screen.findByRole('button', { name: 'End the share with Dr Weber' }));
    const dialog = within(screen.getByRole('dialog', { name: 'End the share with Dr Weber?' }));
    await user.click(dialog.getByRole('button', { name: 'Not now' }));
    expect(bodies).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'End the share with Dr Weber' }));
    await user.click(screen.getByRole('button', { name: 'Yes, end it' }));
    await findToast('The share with Dr Weber is over.');
    expect(bodies).toEqual([{ name: 'end', p_share: 'share-1' }]);
    expect(await screen.findByText('Nobody.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Who can look in now' }));
  });

  it('lists every look: when, how often, by which way and at what', async () => {
    const { user } = await renderPanel({ ...nothingShared, shares: [share] });
    await user.click(await screen.findByText('Looks', { selector: 'summary' }));
    expect(await screen.findByText(/2 times within ten minutes/)).toBeTruthy();
    expect(screen.getByText('On the page: energy over the week, focus time')).toBeTruthy();
  });

  it('shows older looks, as far back as they are kept', async () => {
    const pages = [Array.from({ length: 50 }, (_, index) => hourlyLook(index)), [hourlyLook(50)]];
    const befores: unknown[] = [];
    const { user } = await renderPanel(
      { ...nothingShared, shares: [share] },
      {
        [rpc('share_looks')]: async (request) => {
          const { p_before: before } = bodySchema.parse(await request.json());
          befores.push(before);
          return pages[before === undefined ? 0 : 1];
        },
      },
    );
    await user.click(await screen.findByText('Looks', { selector: 'summary' }));
    await user.click(await screen.findByRole('button', { name: 'Show older' }));
    await vi.waitFor(() => expect(screen.getAllByText('On the page: energy over the week')).toHaveLength(51));
    expect(befores.at(-1)).toBe(hourlyLook(49).last_at);
    expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
  });

  it('changes what is shared only after it was shown', async () => {
    const { user, bodies } = await renderPanel({ ...nothingShared, shares: [share] });
    await user.click(await screen.findByRole('button', { name: 'Change what Dr Weber sees' }));
    await user.click(screen.getByRole('switch', { name: 'Focus time' }));
    await user.click(screen.getByRole('button', { name: 'Show me what they’ll see' }));
    await user.click(await screen.findByRole('button', { name: 'I agree, change it' }));
    await findToast('The change is saved.');
    expect(bodies.at(-1)).toMatchObject({
      name: 'change',
      p_share: 'share-1',
      p_change: { fields: ['energy'] },
    });
    expect(bodies.at(-1)?.['p_change']).not.toHaveProperty('days');
  });

  it('lets a question be answered, or put aside without a word', async () => {
    const question = { share_id: share.id, name: 'Dr Weber', question: 'How was sleep?', week: '2026-11-16' };
    const asked = { ...nothingShared, check_ins: [{ ...question, answer: null, put_aside: false }] };
    const { user, bodies } = await renderPanel(asked);
    await user.type(await screen.findByRole('textbox', { name: 'How was sleep?' }), 'Short');
    await user.click(screen.getByRole('button', { name: 'Answer' }));
    await findToast('Only the one who asked reads it.');
    expect(bodies.at(-1)).toMatchObject({ p_share: 'share-1', p_answer: 'Short' });
    await user.click(await screen.findByRole('button', { name: 'Answer after all' }));
    await user.click(screen.getByRole('button', { name: 'Not this week' }));
    await findToast('Put aside for this week');
    expect(bodies.at(-1)).toMatchObject({ p_answer: '' });
  });

  it('sends no answer to a question that changed meanwhile: shows the new one, and keeps the words', async () => {
    const question = { share_id: share.id, name: 'Dr Weber', question: 'How was work?', week: '2026-11-16' };
    const now = { ...nothingShared, check_ins: [{ ...question, answer: null, put_aside: false }] };
    let later = now;
    const { user, host } = await renderPanel(now, {
      [rpc('my_sharing')]: () => later,
      [rpc('answer_check_in')]: () => false,
    });
    await user.type(await screen.findByRole('textbox', { name: 'How was work?' }), 'Long');
    later = { ...now, check_ins: [{ ...now.check_ins[0]!, question: 'How was sleep?' }] };
    await user.click(screen.getByRole('button', { name: 'Answer' }));
    await findToast('The question has changed, or isn’t asked any more. Your words weren’t sent.');
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'How was sleep?' });
    expect(field.value).toBe('Long');
    const sent = host.asked.filter(({ path }) => path === rpc('answer_check_in'));
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toContain('"p_question":"How was work?"');
  });

  it('says that nobody looks in while one’s account is to be deleted, and still lets one end it', async () => {
    await renderPanel({ ...nothingShared, paused: true, shares: [share] });
    expect(await screen.findByText(/^Nobody, because you asked for your account to be deleted/)).toBeTruthy();
    expect(screen.getByText('Dr Weber')).toBeTruthy();
  });

  it('offers to try again where the list could not be read', async () => {
    await renderPanel(nothingShared, { [rpc('my_sharing')]: () => Response.json({}, { status: 400 }) });
    expect(
      await screen.findByText('We couldn’t read whom you share with. Nothing has changed.'),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
  });
});
