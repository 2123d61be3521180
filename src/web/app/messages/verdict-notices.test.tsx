import { screen } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { VerdictNotices } from '#web/app/messages/verdict-notices.tsx';
import { tellServerChange } from '#web/services/records/server-changes.ts';
import { offeredUploadsKey } from '#web/services/uploads/offered-uploads-key.ts';
import { tellVerdicts } from '#web/services/uploads/tell-verdicts.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';
import { robin } from '#web/testing/signed-in.ts';

/** How many notices other tests left: the board is one for all of them. */
let earlier = 0;

/** Every notice of this test so far; the board draws them in its own time. */
const said = () =>
  toast
    .getHistory()
    .slice(earlier)
    .map((notice) => ('title' in notice ? notice.title : ''));

beforeEach(() => {
  earlier = toast.getHistory().length;
});

const question = 'GET /rest/v1/music_staging';
const row = {
  id: '00000000-0000-4000-8000-00000000000a',
  title: 'Slow Rain',
  status: 'rejected',
  review_reason: 'Too loud.',
  reviewed_at: '2026-11-01T12:00:00Z',
};

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const renderNotices = async (rows: () => readonly object[], offered = true) => {
  if (offered) localStorage.setItem(offeredUploadsKey(robin.id), 'profile');
  const rendered = await renderFeature(<VerdictNotices userId={robin.id} />, {
    path: '/tasks',
    host: { [question]: rows },
  });
  // As when the server says that something changed; a page in a test is never done loading.
  tellServerChange();
  return { ...rendered, times: () => rendered.host.asked.filter(({ path }) => path === question).length };
};

describe('[UPLOAD-02] what became of an upload', () => {
  it('is told wherever its owner is, once for each review, and in one for several', async () => {
    let rows: readonly object[] = [row];
    const { user, path, times } = await renderNotices(() => rows);
    const words = '“Slow Rain” wasn’t taken: Too loud.';
    await user.click(await screen.findByRole('button', { name: 'See your uploads' }));
    expect(path()).toBe('/upload');
    const before = times();
    await tellVerdicts(robin.id, () => undefined);
    expect(times()).toBe(before + 1);
    expect(said()).toEqual([words]);

    rows = [{ ...row, status: 'approved', reviewed_at: '2026-11-02T12:00:00Z' }];
    tellServerChange();
    await expect.poll(said).toEqual([words, '“Slow Rain” is in the library now.']);

    rows = [
      { ...row, id: 'b' },
      { ...row, id: 'c' },
      { ...row, id: 'd' },
    ];
    tellServerChange();
    await expect.poll(() => said().at(-1)).toBe('3 of your uploads were reviewed.');
  });

  it('is asked for by nobody who offered nothing', async () => {
    const { times } = await renderNotices(() => [row], false);
    await tellVerdicts(robin.id, () => undefined);
    expect(times()).toBe(0);
  });
});
