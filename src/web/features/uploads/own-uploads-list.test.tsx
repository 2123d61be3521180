import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { uploadRow } from '#domain/uploads/own-upload.fixture.ts';
import { OwnUploadsList } from '#web/features/uploads/own-uploads-list.tsx';
import { uploadsOf } from '#web/services/uploads/uploads.ts';
import { findToast } from '#web/testing/find-toast.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';
import { robin } from '#web/testing/signed-in.ts';
import { refusal, type HostAnswers } from '#web/testing/test-host.ts';

const noPicture = () => null;
const changed = () => new Response(null, { status: 204, headers: { 'content-range': '*/1' } });

// What knows the uploads outlives a page, and so a test: somebody else ends it.
beforeEach(() => void uploadsOf('nobody'));

const renderList = async (row: object | null, host: HostAnswers = {}) => {
  const rows = row === null ? [] : [{ ...uploadRow, ...row }];
  const rendered = await renderFeature(<OwnUploadsList userId={robin.id} Picture={noPicture} />, {
    host: {
      'GET /rest/v1/profiles': () => [{ id: 'profile' }],
      'GET /rest/v1/music_staging': () => rows,
      'PATCH /rest/v1/music_staging': changed,
      ...host,
    },
  });
  const bodies = (path: string) =>
    rendered.host.asked.filter((one) => one.path === path).map(({ body }) => body);
  return { ...rendered, bodies };
};

const row = async () => {
  const more = await screen.findByRole('button', { name: 'More for Slow Rain' });
  return within(more.closest('li')!);
};

const menuNames = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

describe('[UPLOAD-02] what somebody uploaded', () => {
  it('says what was found, and what of it is measured', async () => {
    await renderList({
      ai_analysis_status: 'completed',
      brainwave_type: 'alpha',
      adhd_suitability_score: 4.1,
      sound_measurements: { figures: { bpm: 92, key: 'A minor', loudnessLufs: -14 } },
    });
    const here = await row();
    expect(here.getByText('Measured: 92 bpm, A minor, loudness −14 LUFS')).toBeTruthy();
    expect(here.getByText('By convention: alpha band, suitability 4.1 of 5')).toBeTruthy();
    expect(here.getByText('Waiting for an admin to listen')).toBeTruthy();
  });

  it.each([
    [{}, ['Edit title and artist', 'Make it only for me', 'Delete']],
    [{ offered_for_review: false }, ['Edit title and artist', 'Offer it to the library', 'Delete']],
    [{ status: 'approved', track_id: 't' }, ['Edit title and artist', 'Take it out of the library']],
    [{ status: 'rejected' }, ['Edit title and artist', 'Keep it, only for me', 'Delete']],
    [
      { ai_analysis_status: 'failed' },
      ['Edit title and artist', 'Make it only for me', 'Analyse it again', 'Delete'],
    ],
  ])('can be changed as its state allows: %o', async (change, names) => {
    const { user } = await renderList(change);
    await user.click(await screen.findByRole('button', { name: 'More for Slow Rain' }));
    expect(menuNames()).toEqual(names);
  });

  it('tells a verdict once, with its reason and until when the file stays', async () => {
    const { bodies, user } = await renderList({
      status: 'rejected',
      review_reason: 'Too loud.',
      reviewed_at: '2026-11-01T12:00:00Z',
    });
    const news = await screen.findByText('“Slow Rain” wasn’t taken: Too loud.');
    expect(JSON.parse(bodies('PATCH /rest/v1/music_staging')[0] ?? '')).toHaveProperty('verdict_seen_at');
    expect((await row()).getByText('1 December 2026')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Got it' }));
    expect(news.isConnected).toBe(false);
  });

  it('does not tell a verdict again', async () => {
    await renderList({
      status: 'approved',
      reviewed_at: '2026-11-01T12:00:00Z',
      verdict_seen_at: '2026-11-02T12:00:00Z',
    });
    await row();
    expect(screen.queryByText(/is in the library now/)).toBe(null);
  });

  it('keeps what was not taken for its owner', async () => {
    const { user, bodies } = await renderList(
      { status: 'rejected', reviewed_at: '2026-11-01T12:00:00Z' },
      { 'POST /rest/v1/rpc/keep_upload': () => null },
    );
    await user.click(await screen.findByRole('button', { name: 'Keep it, only for me' }));
    await findToast('It stays, only for you.');
    expect(bodies('POST /rest/v1/rpc/keep_upload')).toEqual([JSON.stringify({ upload: uploadRow.id })]);
  });

  it('asks before a file that was only for its owner is offered', async () => {
    const { user, bodies } = await renderList({ offered_for_review: false });
    await user.click(await screen.findByRole('button', { name: 'More for Slow Rain' }));
    await user.click(screen.getByRole('menuitem', { name: 'Offer it to the library' }));
    expect(bodies('PATCH /rest/v1/music_staging')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'It’s mine to share. Offer it' }));
    await findToast('Admins may listen to it now.');
    expect(bodies('PATCH /rest/v1/music_staging')).toEqual(['{"offered_for_review":true}']);
  });

  it('is renamed, and never to nothing', async () => {
    const { user, bodies } = await renderList({
      sound_measurements: { figures: { embedded: { title: 'Rain', artist: 'Nina S.' } } },
    });
    await user.click(await screen.findByRole('button', { name: 'More for Slow Rain' }));
    await user.click(screen.getByRole('menuitem', { name: 'Edit title and artist' }));
    const title = screen.getByRole('textbox', { name: 'Title' });
    expect(document.activeElement).toBe(title);
    await user.clear(title);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText('A title is needed.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Use that' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await findToast('Rain');
    expect(bodies('PATCH /rest/v1/music_staging')).toEqual(['{"title":"Rain","artist":"Nina S."}']);
  });

  it('is deleted, and can be brought back', async () => {
    const { user, bodies } = await renderList({});
    await user.click(await screen.findByRole('button', { name: 'More for Slow Rain' }));
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect.poll(() => bodies('PATCH /rest/v1/music_staging').at(-1)).toBe('{"deleted_at":null}');
    expect(bodies('PATCH /rest/v1/music_staging')[0]).toMatch(/^\{"deleted_at":"20/);
  });

  it('says so where nothing could be loaded', async () => {
    const { user } = await renderList(null, { 'GET /rest/v1/music_staging': () => refusal(500) });
    expect(await screen.findByText('We couldn’t load your uploads.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('We couldn’t load your uploads.')).toBeTruthy();
  });

  it('is nothing at first', async () => {
    await renderList(null);
    expect(await screen.findByText(/^Nothing here yet/)).toBeTruthy();
  });
});
