import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { People, SupportNote } from '#domain/support/support-answers.ts';
import { ada, adaEnded, adaLook } from '#web/features/sharing/sharing-host.fixture.ts';
import { PeopleRoom } from '#web/features/sharing/supporter/people-room.tsx';
import { tellServerChange } from '#web/services/records/server-changes.ts';
import { findToast } from '#web/testing/find-toast.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';
import { robin } from '#web/testing/signed-in.ts';
import { type HostAnswers, refusal } from '#web/testing/test-host.ts';
import { watchSavedFiles } from '#web/testing/watch-saved-files.ts';

let files: ReturnType<typeof watchSavedFiles>;
beforeEach(() => {
  files = watchSavedFiles();
});
afterEach(() => files.restore());

const noteSchema = z.object({
  p_id: z.string(),
  p_body: z.string(),
  p_shared: z.optional(z.boolean()),
  p_seen: z.optional(z.string()),
});
const rpc = (name: string): string => `POST /rest/v1/rpc/${name}`;
const someone: People = { people: [ada], ended: [] };
const nobody: People = { people: [], ended: [] };

const pdf = () => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } });

const sharedNote: SupportNote = {
  id: 'note-1',
  body: 'For both',
  shared_at: '2026-11-15T08:00:00Z',
  created_at: '2026-11-15T08:00:00Z',
  updated_at: '2026-11-15T08:00:00Z',
};

const newer = () =>
  Response.json({ message: 'newer', code: 'PT409', hint: 'newer', details: null }, { status: 409 });

interface Room {
  readonly people: People;
  readonly shareId?: string | null;
  readonly answers?: HostAnswers;
}

const renderRoom = async ({ people, shareId = ada.share_id, answers = {} }: Room) => {
  let now = people;
  const saved: unknown[] = [];
  const host: HostAnswers = {
    [rpc('my_people')]: () => now,
    [rpc('look_at_person')]: () => adaLook,
    [rpc('support_notes_of')]: () => [],
    [rpc('save_support_note')]: async (request) => {
      const { p_id: id, p_body: body, p_shared: shared } = noteSchema.parse(await request.json());
      saved.push(shared === undefined ? { body } : { body, shared });
      const at = '2026-11-16T08:00:00Z';
      return { id, body, shared_at: shared === true ? at : null, created_at: at, updated_at: at };
    },
    [rpc('ask_check_in')]: () => true,
    [rpc('end_share')]: () => {
      now = { people: [], ended: [{ ...adaEnded, ended_by: 'supporter' }] };
      return true;
    },
    ...answers,
  };
  const rendered = await renderFeature(<PeopleRoom userId={robin.id} shareId={shareId} />, {
    path: '/supporter',
    host,
  });
  const looks = () => rendered.host.asked.filter(({ path }) => path === rpc('look_at_person')).length;
  return {
    ...rendered,
    saved,
    looks,
    change: (next: People) => {
      now = next;
    },
  };
};

describe('[AUD-01] the people one supports', () => {
  it('explains the page to somebody whom nobody lets look in', async () => {
    await renderRoom({ people: nobody, shareId: null });
    expect(await screen.findByRole('heading', { name: 'Nobody shares with you yet' })).toBeTruthy();
    expect(localStorage.getItem('user_supports')).toBeNull();
  });

  it('lists each person without looking at anybody, and remembers for the menu that there is one', async () => {
    const { looks } = await renderRoom({ people: someone, shareId: null });
    const link = await screen.findByRole('link', { name: 'Ada' });
    expect(link.getAttribute('href')).toBe('/supporter?person=share-ada');
    expect(screen.getByText('Shares energy over the week, focus time.')).toBeTruthy();
    expect(looks()).toBe(0);
    expect(localStorage.getItem('user_supports')).toBe(robin.id);
  });

  it('shows one picture with a table of the same, and says that the person sees the look', async () => {
    const { looks } = await renderRoom({ people: someone });
    expect(await screen.findByText('5 energy check-ins this week, usually medium.')).toBeTruthy();
    const week = within(screen.getByRole('table', { name: 'The week day by day' }));
    const row = within(week.getByRole('row', { name: /10 November|November 10/ }));
    expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['2 low, 1 medium', '0 min']);
    expect(screen.getByText(/Ada sees that you looked\./)).toBeTruthy();
    expect(screen.getByText(/A saved PDF can’t be taken back/)).toBeTruthy();
    expect(screen.getByText('Walking.')).toBeTruthy();
    expect(looks()).toBe(1);
  });

  it('says kindly that it is over when the server refuses, and keeps nothing of it on the page', async () => {
    await renderRoom({ people: someone, answers: { [rpc('look_at_person')]: () => refusal(403) } });
    expect(await screen.findByText('This isn’t shared with you any more')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Your own notes' })).toBeTruthy();
  });

  it('takes the picture away as soon as the server says that it is over, without another look', async () => {
    const { change, looks } = await renderRoom({ people: someone });
    await screen.findByRole('table', { name: 'The week day by day' });
    change({ people: [], ended: [adaEnded] });
    tellServerChange();
    expect(await screen.findByText('This isn’t shared with you any more')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
    expect(looks()).toBe(1);
    expect(localStorage.getItem('user_supports')).toBeNull();
  });

  it('takes away at once what is not ticked any more, without another look', async () => {
    const { change, looks, user } = await renderRoom({
      people: { people: [{ ...ada, fields: ['energy', 'titles'] }], ended: [] },
      answers: {
        [rpc('look_at_person')]: () => ({
          ...adaLook,
          fields: ['energy', 'titles'],
          view: { ...adaLook.view, fields: ['energy', 'titles'] },
        }),
      },
    });
    expect(await screen.findByText('Call the dentist')).toBeTruthy();
    change({ people: [{ ...ada, fields: ['energy'] }], ended: [] });
    tellServerChange();
    await vi.waitFor(() => expect(screen.queryByText('Call the dentist')).toBeNull());
    expect(screen.getByRole('table', { name: 'The week day by day' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Look again' })).toBeNull();
    // And ticked again it does not come back by itself.
    change({ people: [{ ...ada, fields: ['energy', 'titles'] }], ended: [] });
    tellServerChange();
    const again = await screen.findByRole('button', { name: 'Look again' });
    expect(screen.queryByText('Call the dentist')).toBeNull();
    expect(looks()).toBe(1);
    await user.click(again);
    expect(await screen.findByText('Call the dentist')).toBeTruthy();
    expect(looks()).toBe(2);
  });

  it('keeps a note by itself, for oneself alone until it is shown', async () => {
    const { user, saved } = await renderRoom({ people: someone });
    await user.click(await screen.findByRole('button', { name: 'Write a note' }));
    await user.type(screen.getByRole('textbox', { name: 'New note' }), 'Ask about mornings');
    await vi.waitFor(() => expect(saved).toEqual([{ body: 'Ask about mornings' }]), 5_000);
    expect(await screen.findByText('Saved')).toBeTruthy();
    await user.click(screen.getByRole('switch', { name: 'Only you. Let Ada read it' }));
    await vi.waitFor(() => expect(saved.at(-1)).toEqual({ body: 'Ask about mornings', shared: true }), 5_000);
    expect(screen.getByRole('switch', { name: 'Ada can read this' })).toBeTruthy();
  });

  it('keeps what is changed after the end, says whose it is then, and lets it be taken back', async () => {
    const { user, saved } = await renderRoom({
      people: { people: [], ended: [adaEnded] },
      answers: { [rpc('support_notes_of')]: () => [sharedNote] },
    });
    const shown = await screen.findByRole('switch', { name: /^Ada can read this/ });
    expect(screen.getByText('If you change it now, only you can read it.')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: /^Note of/ }), ', and later');
    await vi.waitFor(() => expect(saved).toEqual([{ body: 'For both, and later' }]), 5_000);
    expect(await screen.findByText('Only you can read this.')).toBeTruthy();
    expect(shown.isConnected).toBe(false);
  });

  it('takes a shared note back after the end', async () => {
    const { user, saved } = await renderRoom({
      people: { people: [], ended: [adaEnded] },
      answers: { [rpc('support_notes_of')]: () => [sharedNote] },
    });
    await user.click(await screen.findByRole('switch', { name: /^Ada can read this/ }));
    await vi.waitFor(() => expect(saved).toEqual([{ body: 'For both', shared: false }]), 5_000);
    expect(await screen.findByText('Only you can read this.')).toBeTruthy();
  });

  it('shows both texts where a note was changed elsewhere, and writes over neither by itself', async () => {
    const elsewhere = { ...sharedNote, body: 'From the other tab', updated_at: '2026-11-16T09:30:00Z' };
    const seen: unknown[] = [];
    let held = sharedNote;
    const { user } = await renderRoom({
      people: someone,
      answers: {
        [rpc('support_notes_of')]: () => [held],
        [rpc('save_support_note')]: async (request) => {
          const { p_body: body, p_seen: before } = noteSchema.parse(await request.json());
          seen.push([body, before]);
          if (before !== held.updated_at) return newer();
          held = { ...held, body, updated_at: '2026-11-16T10:00:00Z' };
          return held;
        },
      },
    });
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Note of/ });
    held = elsewhere;
    await user.type(field, '!');
    expect(await screen.findByText('From the other tab', {}, { timeout: 5_000 })).toBeTruthy();
    expect(field.value).toBe('For both!');
    expect(held).toBe(elsewhere);
    await user.click(screen.getByRole('button', { name: 'Keep what I wrote here' }));
    await vi.waitFor(() => expect(held.body).toBe('For both!'), 5_000);
    expect(seen[0]).toEqual(['For both!', sharedNote.updated_at]);
    expect(seen.at(-1)).toEqual(['For both!', elsewhere.updated_at]);
    await vi.waitFor(() => expect(screen.queryByText('From the other tab')).toBeNull());
  });

  it('sends the last words along when the page goes, in a request that outlives it', async () => {
    const { user, saved } = await renderRoom({ people: someone });
    const asked = vi.spyOn(globalThis, 'fetch');
    await user.click(await screen.findByRole('button', { name: 'Write a note' }));
    await user.type(screen.getByRole('textbox', { name: 'New note' }), 'Last words');
    await vi.waitFor(() => expect(screen.getByText('Saving…')).toBeTruthy());
    // The key to send it with is fetched while somebody types.
    await Promise.resolve();
    window.dispatchEvent(new Event('pagehide'));
    const sent = asked.mock.calls.find(([, init]) => init?.keepalive === true);
    expect(sent?.[1]?.body).toContain('Last words');
    await vi.waitFor(() => expect(saved.at(-1)).toEqual({ body: 'Last words' }));
  });

  it('asks one question a week, and cannot where the person did not want it', async () => {
    const { user, host } = await renderRoom({ people: someone });
    await user.type(await screen.findByRole('textbox', { name: 'Your question' }), 'What helped?');
    await user.click(screen.getByRole('button', { name: 'Ask it each week' }));
    await findToast('Your question is set');
    expect(host.asked.find(({ path }) => path === rpc('ask_check_in'))?.body).toContain('What helped?');
  });

  it('offers no question where the person did not want one', async () => {
    await renderRoom({ people: { people: [{ ...ada, check_ins: false }], ended: [] } });
    expect(await screen.findByText('Ada didn’t turn on weekly questions.')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Your question' })).toBeNull();
  });

  it('ends it after one question, and shows that it is over', async () => {
    const { user } = await renderRoom({ people: someone });
    await user.click(await screen.findByRole('button', { name: 'End' }));
    await user.click(screen.getByRole('button', { name: 'Yes, end it' }));
    await findToast('The share with Ada is over.');
    expect(await screen.findByText(/^You ended it\./)).toBeTruthy();
  });

  it('downloads the summary as the person has it', async () => {
    const { user, host } = await renderRoom({
      people: someone,
      answers: { 'POST /functions/v1/support-summary': pdf },
    });
    await user.click(await screen.findByRole('button', { name: 'Download a one-page summary' }));
    await vi.waitFor(() =>
      expect(host.asked.find(({ path }) => path.endsWith('support-summary'))?.body).toContain('share-ada'),
    );
  });
});
