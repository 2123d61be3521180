import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { curvesWith, figuresWith } from '#domain/analysis/sound-figures.fixture.ts';
import { demoTracks } from '#domain/music/demo-tracks.ts';
import { uploadRow } from '#domain/uploads/own-upload.fixture.ts';
import { Page } from '#web/pages/music-analysis-page.tsx';
import { loadPlayer } from '#web/services/player/load-player.ts';
import { findToast } from '#web/testing/find-toast.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';
import { type HostAnswers, refusal } from '#web/testing/test-host.ts';

const upload = {
  ...uploadRow,
  ai_analysis_status: 'completed',
  ai_analysis_results: { analysis_method: 'server_frequency_analysis' },
};
const other = { ...upload, id: '00000000-0000-4000-8000-00000000000b', title: 'Fast Rain' };
const [demo] = demoTracks;

const rows = [
  { ai_analysis_status: 'completed', ai_analysis_results: { analysis_method: 'server_frequency_analysis' } },
  { ai_analysis_status: 'completed', ai_analysis_results: { analysis_method: 'guess' } },
  { ai_analysis_status: 'processing', ai_analysis_results: null },
];

const isSummary = (request: Request): boolean =>
  new URL(request.url).searchParams.get('select') === 'ai_analysis_status,ai_analysis_results';

const renderPage = async (path: string, answers: HostAnswers = {}) => {
  const player = await loadPlayer();
  player.setAccount(null);
  await player.recover().catch(() => undefined);
  return renderFeature(<Page />, {
    path,
    host: {
      'GET /rest/v1/profiles': () => [{ id: 'profile' }],
      'POST /rest/v1/rpc/is_current_user_admin': () => false,
      'GET /rest/v1/music_staging': (request) => (isSummary(request) ? rows : [upload, other]),
      'GET /rest/v1/sound_measurements': () => [{ figures: figuresWith(), curves: curvesWith() }],
      ...answers,
    },
  });
};

const ofUpload = `/music-analysis-page?sound=upload:${upload.id}`;

describe('[ANALYSIS-02] the page of figures', () => {
  it('sums up what is really analysed, what was only labelled and what waits', async () => {
    await renderPage('/music-analysis-page');
    expect(
      await screen.findByText(
        '1 upload really analysed, 1 upload only labelled, not analysed, 1 upload waiting.',
      ),
    ).toBeTruthy();
  });

  it('shows a sound with its curves in words and every figure with its source', async () => {
    await renderPage(ofUpload);
    const sound = within(await screen.findByRole('region', { name: 'Slow Rain by Nina' }));
    expect(await sound.findByText(/^The volume flutters about 16 times a second/)).toBeTruthy();
    const table = screen.getByRole('table', { name: 'Figures of Slow Rain by Nina' });
    expect(within(table).getByRole('row', { name: /^Tempo measured .*92 bpm, a clear beat$/ })).toBeTruthy();
    expect(within(table).getByRole('row', { name: /^Brainwave band by convention .*gamma$/ })).toBeTruthy();
    const sources = within(table).getAllByText(/^(?:measured|by convention)$/);
    expect(sources).toHaveLength(within(table).getAllByRole('row').length - 1);
  });

  it('gives the numbers of a curve as a table to whoever asks', async () => {
    const { user } = await renderPage(ofUpload);
    await user.click(await screen.findByText('Tempo over time in numbers'));
    expect(await screen.findByRole('row', { name: '0:30 no steady beat' })).toBeTruthy();
  });

  it('compares two sounds side by side', async () => {
    const { user, path } = await renderPage(ofUpload);
    await screen.findAllByRole('option', { name: 'Fast Rain – Nina' });
    await user.selectOptions(screen.getByLabelText('Compare with'), 'Fast Rain – Nina');
    expect(path()).toBe(`${ofUpload.replace(':', '%3A')}&with=upload%3A${other.id}`);
    const table = await screen.findByRole('table', {
      name: 'Figures of Slow Rain by Nina and Fast Rain by Nina',
    });
    expect(within(table).getByRole('columnheader', { name: 'Fast Rain by Nina' })).toBeTruthy();
  });

  it('analyses an upload again on the server', async () => {
    const { user, host } = await renderPage(ofUpload, {
      'POST /functions/v1/real-audio-analyzer': () => ({ success: true, analysis: {} }),
    });
    await user.click(await screen.findByRole('button', { name: 'Analyse again' }));
    await findToast('Analysed');
    const asked = host.asked.find(({ path }) => path.endsWith('real-audio-analyzer'));
    expect(JSON.parse(asked?.body ?? '')).toEqual({
      trackId: upload.id,
      filePath: `staging/${upload.staging_file_path}`,
    });
  });

  it('falls back to this browser where the server cannot, and writes down what that could not read', async () => {
    const patches: unknown[] = [];
    const { user } = await renderPage(ofUpload, {
      'POST /functions/v1/real-audio-analyzer': () => refusal(500, 'down'),
      'GET /storage/v1/object/music-staging/profile/1-a.mp3': () => refusal(404, 'gone'),
      'PATCH /rest/v1/music_staging': async (request) => {
        patches.push(await request.json());
        return new Response(null, { status: 204 });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Analyse again' }));
    await findToast('Failed to download audio file.');
    expect(patches).toMatchObject([{ ai_analysis_status: 'failed' }]);
    expect(patches[0]).toHaveProperty('updated_at');
  });

  it('asks for a batch of ten from the summary', async () => {
    const { user, host } = await renderPage('/music-analysis-page', {
      'POST /functions/v1/real-audio-analyzer': async (request) =>
        'batchSize' in Object(await request.json())
          ? { success: true, processed: 3 }
          : { success: true, analysis: {} },
    });
    await screen.findByText(/really analysed/);
    await user.click(screen.getByRole('button', { name: 'Re-analyse' }));
    await findToast('3 uploads are up to date.');
    const first = host.asked.find(({ path }) => path.endsWith('real-audio-analyzer'));
    expect(JSON.parse(first?.body ?? '')).toEqual({ batchSize: 10, includeFailedTracks: true });
  });

  it('says what is known of a track nobody measured, and who can have it measured', async () => {
    await renderPage(`/music-analysis-page?sound=track:${demo?.id}`, {
      'GET /rest/v1/sound_measurements': () => [],
    });
    await screen.findByRole('region', { name: `${demo?.title} by ${demo?.artist}` });
    expect(await screen.findByText('What we know so far: 92 bpm measured.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Measure it' })).toBeNull();
  });

  it('lets an admin have a track measured', async () => {
    const asked = vi.fn<(body: unknown) => void>();
    const { user } = await renderPage(`/music-analysis-page?sound=track:${demo?.id}`, {
      'GET /rest/v1/sound_measurements': () => [],
      'POST /rest/v1/rpc/is_current_user_admin': () => true,
      'POST /functions/v1/real-audio-analyzer': async (request) => {
        asked(await request.json());
        return { success: true, analysis: {} };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Measure it' }));
    await findToast('Analysed');
    expect(asked).toHaveBeenCalledWith({
      trackId: demo?.id,
      filePath: 'calm/umbrella-in-the-hallway-ea60a3c214fb.mp3',
    });
  });

  it('says so where the status cannot be read', async () => {
    await renderPage('/music-analysis-page', {
      'GET /rest/v1/music_staging': () => refusal(500, 'down'),
    });
    expect(await screen.findByText('Failed to get analysis status.')).toBeTruthy();
  });
});
