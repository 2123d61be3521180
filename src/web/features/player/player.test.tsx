import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoTracks } from '#domain/music/demo-tracks.ts';
import { MiniPlayer } from '#web/features/player/mini-player.tsx';
import { putMusicBarAway } from '#web/services/player/music-bar.ts';
import { loadPlayer } from '#web/services/player/load-player.ts';
import type { Player } from '#web/services/player/player.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';
import { robin } from '#web/testing/signed-in.ts';
import { supplySilentAudio } from '#web/testing/silent-audio.ts';
import { letPass, minute } from '#web/testing/test-clock.ts';
import type { HostAnswers } from '#web/testing/test-host.ts';

const moods = ['calm', 'focus', 'creative', 'energetic'];
const rows = moods.flatMap((mood) =>
  [1, 2, 3].map((number) => ({
    id: `${mood}-${number}`,
    title: `${mood} ${number}`,
    artist: 'Kindling Ensemble',
    genre: 'Ambient',
    file_path: `${mood}/${number}.mp3`,
    file_size: 1000,
    duration_seconds: 120,
    focus_type: 'medium',
    energy_level: 'medium',
    bpm: 100,
    mood_category: mood,
    adhd_optimized: true,
  })),
);
const library: HostAnswers = {
  'GET /rest/v1/users': () => [{ id: 'person' }],
  'GET /rest/v1/user_sessions': () => [{ id: 'session' }],
  'GET /rest/v1/music_tracks': () => rows,
  'POST /functions/v1/prepare-tracks': () => ({ prepared: [] }),
};

let player: Player;

beforeAll(async () => {
  supplySilentAudio();
  player = await loadPlayer();
  await Promise.all([
    import('#web/features/player/player-dock.tsx'),
    import('#web/features/player/now-playing.tsx'),
  ]);
});

beforeEach(() => supplySilentAudio());

afterEach(() => {
  act(() => {
    putMusicBarAway(false);
    // Another person, and then nobody: silence, and a new library.
    player.setAccount('somebody-else');
    player.setAccount(null);
    player.setVolume(0.8);
    player.setShuffle(false);
    player.setRepeat('off');
    player.sleepIn(null);
  });
});

const bar = () => within(screen.getByRole('region', { name: 'Music' }));
const renderGuest = async () => {
  const signIn = vi.fn<() => void>();
  const rendered = await renderFeature(<MiniPlayer userId={null} onSignIn={signIn} />);
  await screen.findByRole('button', { name: 'Hear demo music' });
  return { ...rendered, signIn };
};
const renderMember = async () => {
  const rendered = await renderFeature(<MiniPlayer userId={robin.id} onSignIn={() => undefined} />, {
    host: library,
  });
  await screen.findByRole('button', { name: 'PLAY NOW' });
  return rendered;
};
const playing = async () => {
  const rendered = await renderMember();
  await rendered.user.click(screen.getByRole('radio', { name: /Deep Focus/ }));
  await rendered.user.click(screen.getByRole('button', { name: 'PLAY NOW' }));
  await screen.findByRole('button', { name: 'Pause' });
  return rendered;
};

describe('the bar of a guest', () => {
  it('invites to hear the demo and to sign in', async () => {
    const { user, signIn } = await renderGuest();
    expect(bar().getByText('Guest Mode')).toBeTruthy();
    await user.click(bar().getByRole('button', { name: 'Sign in for music' }));
    expect(signIn).toHaveBeenCalledOnce();
  });

  it('[PLAYER-07] plays one of the demo tracks with one press', async () => {
    const { user } = await renderGuest();
    await user.click(bar().getByRole('button', { name: 'Hear demo music' }));
    await screen.findByRole('button', { name: 'Pause' });
    const title = player.view().track?.title;
    expect(demoTracks.map((track) => track.title)).toContain(title);
    expect(bar().getByRole('button', { name: new RegExp(`^Now Playing: ${title}`) })).toBeTruthy();
  });
});

describe('the bar of a member', () => {
  it('plays nothing before a mood is chosen', async () => {
    const { user } = await renderMember();
    const play = screen.getByRole('button', { name: 'PLAY NOW' });
    expect(play).toHaveProperty('disabled', true);
    await user.click(
      within(screen.getByRole('radiogroup', { name: 'Music mood' })).getAllByRole('radio')[0]!,
    );
    expect(play).toHaveProperty('disabled', false);
  });

  it('plays the chosen mood, and pauses and goes on', async () => {
    const { user } = await playing();
    expect(player.view().isPlaying).toBe(true);
    await user.click(bar().getByRole('button', { name: 'Pause' }));
    await user.click(await bar().findByRole('button', { name: 'Play' }));
    await bar().findByRole('button', { name: 'Pause' });
  });

  it('[PLAYER-02] goes to the next track, and back to it', async () => {
    const { user } = await playing();
    const first = player.view().track?.id;
    await user.click(bar().getByRole('button', { name: 'Next track' }));
    await vi.waitFor(() => expect(player.view().track?.id).not.toBe(first));
    await user.click(bar().getByRole('button', { name: 'Previous track' }));
    await vi.waitFor(() => expect(player.view().track?.id).toBe(first));
  });

  it('is put away while the music goes on, and comes back', async () => {
    const { user } = await playing();
    await user.click(bar().getByRole('button', { name: 'Hide the music bar' }));
    expect(screen.queryByRole('region', { name: 'Music' })).toBeNull();
    expect(player.view().isPlaying).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Show the music bar' }));
    expect(await screen.findByRole('button', { name: 'Pause' })).toBeTruthy();
  });
});

const open = async () => {
  const rendered = await playing();
  await rendered.user.click(bar().getByRole('button', { name: /^Now Playing: / }));
  const title = player.view().track?.title ?? '';
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  return { ...rendered, dialog, heading: dialog.getByRole('heading', { name: title }) };
};

const volume = () => Math.round(player.view().volume * 100);

describe('Now Playing', () => {
  it('begins at its heading, so that the space bar does not close it', async () => {
    const { user, heading } = await open();
    expect(document.activeElement).toBe(heading);
    await user.keyboard(' ');
    await vi.waitFor(() => expect(player.view().isPlaying).toBe(false));
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('[PLAYER-01] turns the volume by five with the arrow keys, and no higher than all of it', async () => {
    const { user, dialog } = await open();
    const slider = dialog.getByRole<HTMLInputElement>('slider', { name: 'Volume' });
    expect(slider.value).toBe('80');
    await user.keyboard('{ArrowUp}');
    expect(slider.getAttribute('aria-valuetext')).toBe('85 %');
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(volume()).toBe(100);
    await user.keyboard('{ArrowDown}');
    expect(volume()).toBe(95);
  });

  it('turns the sound off and on again as loud as it was', async () => {
    const { user, dialog } = await open();
    await user.keyboard('m');
    expect(volume()).toBe(0);
    await user.click(dialog.getByRole('button', { name: 'Sound on' }));
    expect(volume()).toBe(80);
  });

  it('[PLAYER-01] goes ten seconds on and back, and not before the beginning', async () => {
    const { user } = await open();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(player.position()).toBe(20_000);
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(player.position()).toBe(0);
  });

  it('moves the music when the hand lets go of the slider, and not before', async () => {
    const { dialog } = await open();
    const slider = dialog.getByRole('slider', { name: 'Position in the track' });
    fireEvent.change(slider, { target: { value: '60000' } });
    expect(slider.getAttribute('aria-valuetext')).toMatch(/^1 minute/);
    expect(player.position()).toBe(0);
    fireEvent.pointerUp(slider);
    expect(player.position()).toBe(60_000);
  });

  it('goes through the ways to repeat, and says which one holds', async () => {
    const { user, dialog } = await open();
    for (const name of ['Repeat: off', 'Repeat: all', 'Repeat: this track', 'Repeat: off']) {
      await user.click(dialog.getByRole('button', { name }));
    }
    expect(player.view().repeat).toBe('context');
  });

  it('shuffles on request', async () => {
    const { user, dialog } = await open();
    const shuffle = dialog.getByRole('button', { name: 'Shuffle' });
    expect(shuffle.getAttribute('aria-pressed')).toBe('false');
    await user.click(shuffle);
    expect(shuffle.getAttribute('aria-pressed')).toBe('true');
  });

  it('shows the queue with the track that plays, and plays another from it', async () => {
    const { user, dialog } = await open();
    await user.click(dialog.getByRole('heading', { name: 'Up next' }));
    const queue = within(dialog.getByRole('list', { name: 'Queue' }));
    const items = queue.getAllByRole('listitem');
    const buttons = items.map((item) => within(item).getAllByRole('button')[0]!);
    expect(buttons.filter((button) => button.getAttribute('aria-current') === 'true')).toHaveLength(1);
    expect(items).toHaveLength(player.view().queue.length);
    const other = player.view().queue.findIndex(({ id }) => id !== player.view().track?.id);
    await user.click(buttons[other]!);
    await vi.waitFor(() => expect(player.view().queueIndex).toBe(other));
  });

  it('brings a track of the queue next, and says so inside the dialog', async () => {
    const { user, dialog } = await open();
    await user.click(dialog.getByRole('heading', { name: 'Up next' }));
    const { queue } = player.view();
    const last = queue.at(-1)!;
    await user.click(dialog.getByRole('button', { name: `Play ${last.title} next` }));
    expect(player.view().queue[player.view().queueIndex + 1]?.id).toBe(last.id);
    expect(dialog.getByText(`Up next: ${last.title}`)).toBeTruthy();
  });

  it('ends the music with the sleep timer', async () => {
    const { user, dialog } = await open();
    await user.click(dialog.getByRole('heading', { name: 'Sound and sleep timer' }));
    await user.click(dialog.getByRole('radio', { name: '15 min' }));
    expect(dialog.getByText(/^The music fades out at 0?9:15/)).toBeTruthy();
    await letPass(14 * minute);
    expect(player.view().isPlaying).toBe(true);
    await letPass(2 * minute);
    await vi.waitFor(() => expect(player.view().isPlaying).toBe(false));
  });

  it('closes with its button, and the focus is back on the bar', async () => {
    const { user, dialog } = await open();
    await user.click(dialog.getByRole('button', { name: 'Close Now Playing' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(bar().getByRole('button', { name: /^Now Playing: / }));
  });
});
