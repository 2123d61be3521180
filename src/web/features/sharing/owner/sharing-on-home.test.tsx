import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Sharing } from '#domain/support/support-answers.ts';
import { nothingShared, share } from '#web/features/sharing/sharing-host.fixture.ts';
import { Page } from '#web/pages/app.tsx';
import { findToast } from '#web/testing/find-toast.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';
import { monday } from '#web/testing/test-clock.ts';

const rpc = (name: string): string => `POST /rest/v1/rpc/${name}`;
const question = {
  share_id: share.id,
  name: 'Dr Weber',
  question: 'How was sleep?',
  week: '2026-11-16',
  answer: null,
  put_aside: false,
};
const note = {
  id: 'note-1',
  share_id: share.id,
  name: 'Dr Weber',
  body: 'Well done',
  shared_at: new Date(monday.getTime() - 3_600_000).toISOString(),
};

const renderHome = async (start: Partial<Sharing>) => {
  let sharing: Sharing = { ...nothingShared, ...start };
  return renderFeature(<Page />, {
    path: '/app',
    host: {
      [rpc('my_sharing')]: () => sharing,
      [rpc('answer_check_in')]: () => {
        sharing = { ...sharing, check_ins: [{ ...question, put_aside: true }] };
        return true;
      },
    },
  });
};
const card = async () => within(await screen.findByRole('region', { name: 'A question from Dr Weber' }));

beforeEach(() => localStorage.removeItem('user_shared_note_seen'));
afterEach(() => localStorage.removeItem('user_shared_note_seen'));

describe('[AUD-01] sharing on Home', () => {
  it('asks this week’s question at the end of the page, and leads to who can look in', async () => {
    const { user, host } = await renderHome({ check_ins: [question] });
    const asked = await card();
    expect(asked.getByRole('link', { name: 'Who can look in' }).getAttribute('href')).toBe(
      '/data-archival#sharing',
    );
    await user.type(asked.getByRole('textbox', { name: 'How was sleep?' }), 'Short');
    await user.click(asked.getByRole('button', { name: 'Answer' }));
    await findToast('Only the one who asked reads it.');
    expect(host.asked.find(({ path }) => path === rpc('answer_check_in'))?.body).toContain('Short');
    await vi.waitFor(() => expect(screen.queryByRole('region', { name: /^A question/ })).toBeNull());
  });

  it('lets it be put aside, and is gone', async () => {
    const { user } = await renderHome({ check_ins: [question] });
    await user.click((await card()).getByRole('button', { name: 'Not this week' }));
    await findToast('Put aside for this week');
    await vi.waitFor(() => expect(screen.queryByRole('region', { name: /^A question/ })).toBeNull());
  });

  it('asks nothing that was answered or put aside', async () => {
    const { host } = await renderHome({ check_ins: [{ ...question, answer: 'Well' }] });
    await vi.waitFor(() => expect(host.asked.some(({ path }) => path === rpc('my_sharing'))).toBe(true));
    expect(screen.queryByRole('region', { name: /^A question/ })).toBeNull();
  });

  it('tells once that a note was shared', async () => {
    const { user } = await renderHome({ notes: [note] });
    expect(await screen.findByText('Dr Weber shared a note with you.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Read it' }).getAttribute('href')).toBe('/data-archival#sharing');
    await user.click(screen.getByRole('button', { name: 'Put away' }));
    expect(screen.queryByText('Dr Weber shared a note with you.')).toBeNull();
    expect(localStorage.getItem('user_shared_note_seen')).toBe(note.shared_at);
  });
});
