import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { uploadRow } from '#domain/uploads/own-upload.fixture.ts';
import type { UploadPicture } from '#web/features/uploads/own-upload-row.tsx';
import { OwnUploadsList } from '#web/features/uploads/own-uploads-list.tsx';
import { uploadsOf } from '#web/services/uploads/uploads.ts';
import { findToast } from '#web/testing/find-toast.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';
import { jpegBytes, mp3File } from '#domain/sound-file/sound-file.fixture.ts';
import { robin } from '#web/testing/signed-in.ts';
import { refusal, type HostAnswers } from '#web/testing/test-host.ts';

const PictureOrNot: UploadPicture = ({ picture = null }) =>
  picture === null ? null : <img src={picture} alt="own" />;
const changed = () => new Response(null, { status: 204, headers: { 'content-range': '*/1' } });

// What knows the uploads outlives a page, and so a test: somebody else ends it.
beforeEach(() => void uploadsOf('nobody'));

const renderList = async (row: object | null, host: HostAnswers = {}) => {
  const rows = row === null ? [] : [{ ...uploadRow, ...row }];
  const rendered = await renderFeature(<OwnUploadsList userId={robin.id} Picture={PictureOrNot} />, {
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
    // Not counting a notice that another test left on the board.
    const told = screen.queryAllByText(/is in the library now/);
    expect(told.filter((one) => one.closest('[data-sonner-toast]') === null)).toEqual([]);
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

  const pictured = { sound_measurements: { figures: { embedded: { hasPicture: true } } } };
  const picture = 'data:image/jpeg;base64,/9j/AAAA';
  const setAt = '2026-11-17T01:00:00Z';

  it('offers the picture in its file, for its owner’s eyes only', async () => {
    const { user, bodies } = await renderList(pictured);
    await user.click(await screen.findByRole('button', { name: 'More for Slow Rain' }));
    const item = screen.getByRole('menuitem', {
      name: 'Use the picture in the file',
      description: 'Only you see it',
    });
    expect(item.isConnected).toBe(true);
    expect(screen.queryByRole('menuitem', { name: 'Remove the picture' })).toBe(null);
    // Nothing is used unasked.
    expect(bodies('POST /rest/v1/upload_pictures')).toEqual([]);
  });

  it('changes nothing where the picture in the file cannot be drawn', async () => {
    const { user, bodies } = await renderList(pictured, {
      'POST /storage/v1/object/sign/music-staging/profile/1-a.mp3': () => ({
        signedURL: '/object/sign/music-staging/profile/1-a.mp3?token=t',
      }),
      'GET /storage/v1/object/sign/music-staging/profile/1-a.mp3': () =>
        new Response(mp3File(jpegBytes(60_000, 60_000))),
    });
    await user.click(await screen.findByRole('button', { name: 'More for Slow Rain' }));
    await user.click(screen.getByRole('menuitem', { name: 'Use the picture in the file' }));
    await findToast('We couldn’t read the picture in this file. Nothing was changed.');
    expect(bodies('POST /rest/v1/upload_pictures')).toEqual([]);
  });

  it('shows the picture its owner uses, and removes it again', async () => {
    const { user, bodies, host } = await renderList(
      { ...pictured, upload_pictures: { set_at: setAt } },
      {
        'GET /rest/v1/upload_pictures': () => [{ staging_id: uploadRow.id, set_at: setAt, picture }],
        'DELETE /rest/v1/upload_pictures': changed,
      },
    );
    const shown = await screen.findByRole('img', { name: 'own' });
    expect(shown.getAttribute('src')).toBe(picture);
    await user.click(screen.getByRole('button', { name: 'More for Slow Rain' }));
    expect(screen.queryByRole('menuitem', { name: /^Use the picture/ })).toBe(null);
    await user.click(screen.getByRole('menuitem', { name: 'Remove the picture' }));
    await findToast('The picture is gone. It’s still in the file.');
    expect(bodies('DELETE /rest/v1/upload_pictures')).toEqual(['']);
    // The list was asked for again, and the picture was not.
    expect(host.asked.filter(({ path }) => path === 'GET /rest/v1/upload_pictures')).toHaveLength(1);
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
