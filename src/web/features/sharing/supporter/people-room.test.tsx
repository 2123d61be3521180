import { screen, within } from '@testing-library/react';
import type { saveFile } from '#web/platform/save-file.ts';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { People } from '#domain/support/support-answers.ts';
import { ada, adaEnded, adaLook } from '#web/features/sharing/sharing-host.fixture.ts';
import { PeopleRoom } from '#web/features/sharing/supporter/people-room.tsx';
import { tellServerChange } from '#web/services/records/server-changes.ts';
import { findToast } from '#web/testing/find-toast.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';
import { robin } from '#web/testing/signed-in.ts';
import { type HostAnswers, refusal } from '#web/testing/test-host.ts';

// A press on a link to a file would lead this page away.
vi.mock('#web/platform/save-file.ts', () => ({ saveFile: vi.fn<typeof saveFile>() }));

const noteSchema = z.object({ p_id: z.string(), p_body: z.string(), p_shared: z.boolean() });
const rpc = (name: string): string => `POST /rest/v1/rpc/${name}`;
const someone: People = { people: [ada], ended: [] };
const nobody: People = { people: [], ended: [] };

const pdf = () => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } });

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
      saved.push({ body, shared });
      const at = '2026-11-16T08:00:00Z';
      return { id, body, shared_at: shared ? at : null, created_at: at, updated_at: at };
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

  it('keeps a note by itself, for oneself alone until it is shown', async () => {
    const { user, saved } = await renderRoom({ people: someone });
    await user.click(await screen.findByRole('button', { name: 'Write a note' }));
    await user.type(screen.getByRole('textbox', { name: 'New note' }), 'Ask about mornings');
    await vi.waitFor(() => expect(saved).toEqual([{ body: 'Ask about mornings', shared: false }]), 5_000);
    expect(await screen.findByText('Saved')).toBeTruthy();
    await user.click(screen.getByRole('switch', { name: 'Only you. Let Ada read it' }));
    await vi.waitFor(() => expect(saved.at(-1)).toEqual({ body: 'Ask about mornings', shared: true }), 5_000);
    expect(screen.getByRole('switch', { name: 'Ada can read this' })).toBeTruthy();
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
