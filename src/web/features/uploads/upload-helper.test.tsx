import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { UploadHelper } from '#web/features/uploads/upload-helper.tsx';
import { uploadsOf } from '#web/services/uploads/uploads.ts';
import { findToast } from '#web/testing/find-toast.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';
import { robin } from '#web/testing/signed-in.ts';
import type { HostAnswers } from '#web/testing/test-host.ts';

const noStorage = () => null;
const song = (name: string, type = 'audio/mpeg') => new File([name], name, { type });

// What runs uploads outlives a page, and so a test: somebody else ends it.
beforeEach(() => void uploadsOf('nobody'));

/** Anywhere on the page will do. */
const choose = (...files: readonly File[]): boolean =>
  fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files } });

const renderHelper = async (host: HostAnswers = {}) =>
  renderFeature(<UploadHelper userId={robin.id} Storage={noStorage} />, {
    host: { 'GET /rest/v1/profiles': () => [{ id: 'profile' }], ...host },
  });

const item = async (name: string) => {
  const text = await screen.findByText(name);
  return within(text.closest('li')!);
};

describe('[UPLOAD-01] before the first file', () => {
  it('asks who may hear it and whether it may be shared, and keeps what was chosen meanwhile', async () => {
    const { user } = await renderHelper();
    choose(song('a.mp3'), song('b.mp3'));
    expect(screen.getByText('2 files ready. Please answer this first.')).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBe(null);
    await user.click(screen.getByRole('radio', { name: /Offer them to the library/ }));
    expect(screen.queryByRole('button', { name: 'Upload 2 files' })).toBe(null);
    await user.click(
      screen.getByRole('checkbox', { name: 'I made this music, or I’m allowed to share it.' }),
    );
    expect(screen.getByRole('button', { name: 'Upload 2 files' })).toBeTruthy();
    expect(localStorage.getItem(`user_upload_choice_${robin.id}`)).toBe('library');
  });

  it('asks anew for the other answer: what somebody agreed to was another sentence', async () => {
    const { user } = await renderHelper();
    await user.click(screen.getByRole('radio', { name: /Offer them to the library/ }));
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('radio', { name: /Only me/ }));
    const again = screen.getByRole('checkbox', { name: /allowed to keep a copy of it here/ });
    expect(again).toHaveProperty('checked', false);
  });

  it('says what was answered, and lets it be changed', async () => {
    const { user } = await renderHelper();
    await user.click(screen.getByRole('radio', { name: /Only me/ }));
    await user.click(screen.getByRole('checkbox'));
    choose(song('cat.png', 'image/png'));
    expect(await screen.findByText('New files are only for you.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Change' }));
    expect(screen.getByRole('radio', { name: /Only me/ })).toHaveProperty('checked', true);
    await user.click(screen.getByRole('button', { name: 'Keep it as it was' }));
    expect(screen.getByText('New files are only for you.')).toBeTruthy();
  });
});

const agreed = async (host?: HostAnswers) => {
  const rendered = await renderHelper(host);
  await rendered.user.click(screen.getByRole('radio', { name: /Only me/ }));
  await rendered.user.click(screen.getByRole('checkbox'));
  return rendered;
};

describe('[UPLOAD-01] files', () => {
  it('are refused by the rules of the specification, each with its sentence, until all are processed', async () => {
    const { user } = await agreed();
    choose(song('cat.png', 'image/png'), new File([], 'none.mp3', { type: 'audio/mpeg' }));
    expect((await item('cat.png')).getByText('cat.png is not an audio file')).toBeTruthy();
    expect((await item('none.mp3')).getByText('none.mp3 is empty')).toBeTruthy();
    await findToast('All files processed!');
    expect(screen.getByText('2 of 2 files processed')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove cat.png from this list' }));
    expect(screen.queryByText('cat.png')).toBe(null);
    await user.click(screen.getByRole('button', { name: 'Clear finished' }));
    expect(screen.queryByText('none.mp3')).toBe(null);
  });

  it('can be pasted, but not into a field', async () => {
    await agreed();
    fireEvent.paste(screen.getByRole('checkbox'), { clipboardData: { files: [song('b.png', 'image/png')] } });
    fireEvent.paste(document.body, { clipboardData: { files: [song('c.png', 'image/png')] } });
    expect(await screen.findByText('c.png is not an audio file')).toBeTruthy();
    expect(screen.queryByText('b.png')).toBe(null);
  });

  it('are not sent where the person has them already', async () => {
    const { host } = await agreed({ 'GET /rest/v1/music_staging': () => [{ title: 'Slow Rain' }] });
    choose(song('a.mp3'));
    expect(await screen.findByText('You already have this one: Slow Rain')).toBeTruthy();
    expect(host.asked.filter(({ path }) => path.includes('/storage/'))).toEqual([]);
  });

  it('are not taken from somebody without a profile', async () => {
    await agreed({ 'GET /rest/v1/profiles': () => [] });
    choose(song('a.mp3'));
    await findToast('User profile not found');
    expect(screen.queryByText('a.mp3')).toBe(null);
  });
});
