import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CopyPanel } from '#web/features/archive/copy-panel.tsx';
import { renderFeature } from '#web/testing/render-feature.tsx';
import { robin } from '#web/testing/signed-in.ts';
import { type HostAnswers, refusal } from '#web/testing/test-host.ts';
import { watchSavedFiles } from '#web/testing/watch-saved-files.ts';

let files: ReturnType<typeof watchSavedFiles>;
beforeEach(() => {
  files = watchSavedFiles();
});
afterEach(() => files.restore());

const zip = new Uint8Array(2_000_000);
zip.set([0x50, 0x4b, 0x05, 0x06], zip.length - 22);

const answers: HostAnswers = {
  'GET /rest/v1/copy_schedules': () => [],
  'POST /storage/v1/object/list/archives': () => [],
};

const draw = async (more: HostAnswers = {}, notHeld: string | null = null) =>
  renderFeature(<CopyPanel notHeld={notHeld} />, { host: { ...answers, ...more } });

const download = () => screen.findByRole('button', { name: 'Download a copy' });

describe('[ARCHIVE-01] the panel for copies', () => {
  it('saves the zip whole, says how large it is, and asks for uploads or not', async () => {
    const { user, host } = await draw({ 'POST /functions/v1/archive-copy': () => new Response(zip) });
    await user.click(screen.getByRole('switch', { name: 'With the files you uploaded' }));
    await user.click(await download());
    expect(await screen.findByText(/is in your downloads, 2\sMB/u)).toBeDefined();
    expect(files.saved).toHaveBeenCalledOnce();
    const [name, file] = files.saved.mock.calls[0]!;
    expect(name).toMatch(/^kindling-\d{4}-\d\d-\d\d\.zip$/u);
    expect(file.size).toBe(zip.length);
    expect(host.asked.find(({ path }) => path.endsWith('archive-copy'))?.body).toBe(
      '{"uploads":false,"part":1}',
    );
    expect(screen.queryByText(/part 1/u)).toBeNull();
  });

  it('says when uploads come in several files, and brings the next', async () => {
    const { user, host } = await draw({
      'POST /functions/v1/archive-copy': () => new Response(zip, { headers: { 'kindling-copy-parts': '2' } }),
    });
    await user.click(await download());
    expect(await screen.findByText(/This is part 1 of 2/u)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Download part 2 of 2' }));
    expect(await screen.findByText(/This is part 2 of 2/u)).toBeDefined();
    expect(screen.queryByRole('button', { name: /Download part/u })).toBeNull();
    expect(files.saved.mock.calls.map(([name]) => name.replace(/\d{4}-\d\d-\d\d/u, 'day'))).toEqual([
      'kindling-day-part-1-of-2.zip',
      'kindling-day-part-2-of-2.zip',
    ]);
    expect(host.asked.filter(({ path }) => path.endsWith('archive-copy')).map(({ body }) => body)).toEqual([
      '{"uploads":true,"part":1}',
      '{"uploads":true,"part":2}',
    ]);
  });

  it('shows progress while it comes, and stops when somebody cancels', async () => {
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new Uint8Array(1_500_000)),
    });
    const { user } = await draw({
      'POST /functions/v1/archive-copy': (request) => {
        const answer = new Response(stream.pipeThrough(new TransformStream(), { signal: request.signal }));
        return answer;
      },
    });
    await user.click(await download());
    expect(await screen.findByRole('progressbar', { name: 'Copy' })).toBeDefined();
    expect(await screen.findByText(/1\.5\sMB so far/u)).toBeDefined();
    expect(await download()).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText(/Stopped\. No file was saved/u)).toBeDefined();
    expect(files.saved).not.toHaveBeenCalled();
    expect(await download()).toHaveProperty('disabled', false);
  });

  it.each([
    ['that broke off', () => new Response(zip.slice(0, 1000))],
    ['that is refused', () => refusal(429)],
  ])('saves no file of a copy %s', async (_how, answer) => {
    const { user } = await draw({ 'POST /functions/v1/archive-copy': answer });
    await user.click(await download());
    expect(await screen.findByText(/couldn’t be made\. Your data is safe/u)).toBeDefined();
    expect(files.saved).not.toHaveBeenCalled();
  });

  it('makes copies by itself as often as somebody chooses', async () => {
    let every: string | undefined;
    const { user, host } = await draw({
      'GET /rest/v1/copy_schedules': () =>
        every === undefined
          ? []
          : [{ every, next_at: '2026-12-20T09:00:00Z', last_at: '2026-11-20T09:00:00Z', problem: null }],
      'POST /rest/v1/rpc/schedule_copies': () => {
        every = 'month';
        return { every };
      },
    });
    await user.click(await screen.findByRole('radio', { name: 'Every month' }));
    expect(await screen.findByText('The next one is made on 20 December 2026.')).toBeDefined();
    expect(screen.getByRole('radio', { name: 'Every month' })).toHaveProperty('checked', true);
    expect(host.asked.find(({ path }) => path.endsWith('schedule_copies'))?.body).toBe('{"p_every":"month"}');
  });

  it('says that a rhythm needs another tier, lets it be turned off, and leaves the download alone', async () => {
    const { user, host } = await draw(
      {
        'GET /rest/v1/copy_schedules': () => [
          { every: 'week', next_at: '2026-12-20T09:00:00Z', last_at: null, problem: 'not-included' },
        ],
        'POST /rest/v1/rpc/schedule_copies': () => null,
      },
      'It comes with Premium.',
    );
    expect(await screen.findByText('It comes with Premium.')).toBeDefined();
    expect(await download()).toHaveProperty('disabled', false);
    expect(screen.queryByRole('radio')).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Turn copies off' }));
    expect(host.asked.find(({ path }) => path.endsWith('schedule_copies'))?.body).toBe('{"p_every":"off"}');
  });

  it('lists kept copies, and downloads and deletes them', async () => {
    const kept = [
      { name: 'kindling-a.zip', id: 'a', created_at: '2026-11-20T09:00:00Z', metadata: { size: 120_000 } },
    ];
    const { user } = await draw({
      'POST /storage/v1/object/list/archives': () => kept,
      [`GET /storage/v1/object/archives/${robin.id}/kindling-a.zip`]: () => new Response(zip),
      'DELETE /storage/v1/object/archives': () => kept.splice(0),
    });
    const list = await screen.findByRole('list', { name: 'Copies kept here' });
    expect(within(list).getByText(/20 November 2026, 120\skB/u)).toBeDefined();
    await user.click(within(list).getByRole('button', { name: 'Download the copy of 20 November 2026' }));
    expect(await screen.findByText('It’s in your downloads.')).toBeDefined();
    expect(files.saved).toHaveBeenCalledWith('kindling-2026-11-20.zip', expect.any(Blob));
    await user.click(within(list).getByRole('button', { name: 'Delete the copy of 20 November 2026' }));
    expect(await screen.findByText('That copy is deleted.')).toBeDefined();
    expect(screen.queryByRole('list', { name: 'Copies kept here' })).toBeNull();
  });
});
