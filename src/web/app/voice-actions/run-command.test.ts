import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Mood } from '#domain/appearance/adaptive-ui.ts';
import type { Energy } from '#domain/records/kinds/energy.ts';
import { openStep, openTask } from '#domain/tasks/task.fixture.ts';
import type { VoiceCommand } from '#domain/voice/voice-command.ts';
import { runCommand } from '#web/app/voice-actions/run-command.ts';
import { silentPlayer } from '#web/app/voice-actions/silent-player.fixture.ts';
import type { VoiceDeps } from '#web/app/voice-actions/voice-deps.ts';
import { waitForRecords } from '#web/app/voice-actions/wait-for-records.ts';
import { globalMoodOf } from '#domain/moods/global-mood.ts';
import { type MoodChange, moodOfDetail } from '#web/services/player/player-events.ts';
import { createMemoryStore } from '#web/services/records/memory-store.ts';

let clock = new Date(2026, 10, 16, 9, 0);
let ids = 0;

const world = (change: Partial<VoiceDeps> = {}, trouble: Parameters<typeof silentPlayer>[0] = {}) => {
  const music = silentPlayer(trouble);
  const store = createMemoryStore('robin', () => clock.getTime());
  const went: string[] = [];
  const room: { mood: Mood; energy: Energy } = { mood: 'flow', energy: 'medium' };
  const moodEvents: MoodChange[] = [];
  const deps: VoiceDeps = {
    userId: 'robin',
    player: async () => music.player,
    // As the page's own listener does it.
    askPlayer: {
      mood: async (change) => {
        moodEvents.push(change);
        const mood = moodOfDetail(change) ?? '';
        await music.player.playMood(mood);
        room.mood = globalMoodOf(mood) ?? room.mood;
      },
      action: async (name) => music.player[name](),
    },
    records: async () => store,
    navigate: (path) => went.push(path),
    now: () => clock,
    newId: () => {
      ids += 1;
      return `00000000-0000-4000-8000-${String(ids).padStart(12, '0')}`;
    },
    mood: () => room.mood,
    feel: (mood) => {
      const before = room.mood;
      room.mood = mood;
      return () => {
        room.mood = before;
      };
    },
    energize: (energy) => {
      const before = room.energy;
      room.energy = energy;
      return () => {
        room.energy = before;
      };
    },
    focusSound: () => 'none',
    join: () => undefined,
    ...change,
  };
  const say = async (command: VoiceCommand) => runCommand(command, deps);
  const plays = () => {
    const { track, isPlaying } = music.player.view();
    return { track: track?.id ?? null, isPlaying, at: music.player.position() };
  };
  return { ...music, store, went, room, say, plays, deps, moodEvents };
};

beforeEach(() => {
  clock = new Date(2026, 10, 16, 9, 0);
});

const calm = { type: 'mood_change', mood: 'low-low' } as const;
const action = (name: 'play' | 'pause' | 'next' | 'previous') =>
  ({ type: 'player_action', action: name }) as const;
const focus = (name: 'start' | 'pause' | 'resume' | 'end', minutes: number | null = null) =>
  ({ type: 'focus_session', action: name, minutes }) as const;

describe('[VOICE-03] music by voice', () => {
  it.each([
    ['high-medium', 'focus', 'focused', 'Focus music.'],
    ['low-low', 'calm', 'relaxed', 'Calm music.'],
    ['medium-high', 'energetic', 'energized', 'Upbeat music.'],
    ['high-low', 'deep-focus', 'focused', 'Deep focus music.'],
    ['creative', 'creative', 'creative', 'Creative music.'],
  ] as const)('the command %s plays %s, and the appearance follows', async (mood, asked, feels, reply) => {
    const { say, plays, room, moodAsked } = world();
    expect(await say({ type: 'mood_change', mood })).toMatchObject({ reply, done: true });
    expect(moodAsked()).toBe(asked);
    expect(plays().isPlaying).toBe(true);
    expect(room.mood).toBe(feels);
  });

  it.each([
    ['high-medium', { focusLevel: 'high', energyLevel: 'medium' }],
    ['low-low', { focusLevel: 'low', energyLevel: 'low' }],
    ['medium-high', { focusLevel: 'medium', energyLevel: 'high' }],
    ['high-low', { mood: 'deep-focus', focusLevel: 'high', energyLevel: 'low' }],
    ['creative', { mood: 'creative' }],
  ] as const)('[MOOD-03] the command %s is sent as a mood event with its levels', async (mood, levels) => {
    const { say, moodEvents } = world();
    await say({ type: 'mood_change', mood });
    expect(moodEvents).toEqual([{ ...levels, command: 'mood_change', source: 'voice' }]);
  });

  it('undoing a mood brings back what played before, where it was', async () => {
    const { say, plays, player, room, moodAsked } = world();
    await player.playMood('focus');
    player.seek(30_000);
    const before = plays();
    const { undo } = await say(calm);
    expect(plays().track).toMatch(/^calm/u);
    await undo?.();
    expect(plays()).toEqual(before);
    expect(room.mood).toBe('flow');
    expect(moodAsked()).toBe('focus');
  });

  it('undoing a mood leaves paused music paused, without a sound', async () => {
    const { say, plays, player, heard } = world();
    await player.playMood('focus');
    player.seek(30_000);
    player.pause();
    const before = plays();
    const { undo } = await say(calm);
    heard.length = 0;
    await undo?.();
    expect(plays()).toEqual(before);
    expect(heard).toEqual([]);
  });

  it('undoing a mood after silence stops the music', async () => {
    const { say, plays, moodAsked } = world();
    const { undo } = await say(calm);
    await undo?.();
    expect(plays().isPlaying).toBe(false);
    expect(moodAsked()).toBeNull();
  });

  it('plays, pauses, skips and goes back, and undo reverses each', async () => {
    const { say, plays } = world();
    const started = await say(action('play'));
    expect(started.reply).toBe('Playing.');
    const first = plays().track;
    const skipped = await say(action('next'));
    expect(skipped.reply).toBe('Next track.');
    expect(plays().track).not.toBe(first);
    await skipped.undo?.();
    expect(plays()).toMatchObject({ track: first, isPlaying: true });
    const back = await say(action('previous'));
    expect(back.reply).toBe('Previous track.');
    const paused = await say(action('pause'));
    expect(paused.reply).toBe('Music paused.');
    expect(plays().isPlaying).toBe(false);
    await paused.undo?.();
    expect(plays().isPlaying).toBe(true);
    await started.undo?.();
    expect(plays().isPlaying).toBe(false);
    expect(await say(action('pause'))).toEqual({ reply: 'Nothing is playing.', undo: null, done: true });
  });

  it.each([
    ['pause', 'Could not pause music right now.', { pauses: false }],
    ['play', 'Could not start music right now.', { sounds: false }],
    ['next', 'Could not skip to next track right now.', { sounds: false }],
    ['play', 'Music service not ready yet, please try again.', { ready: false }],
  ] as const)('says why when %s fails: %s', async (name, reply, trouble) => {
    const { say, player } = world({}, trouble);
    if (name === 'pause') await player.playMood('focus');
    expect(await say(action(name))).toEqual({ reply, undo: null, done: false });
  });

  it('a mood that fails changes nothing', async () => {
    const { say, room } = world({}, { sounds: false });
    expect((await say(calm)).reply).toBe('Could not start music right now.');
    expect(room.mood).toBe('flow');
  });

  it('says that music is not ready when the player cannot be loaded', async () => {
    const { say } = world({ player: async () => Promise.reject(new Error('offline')) });
    expect((await say(calm)).reply).toBe('Music service not ready yet, please try again.');
  });

  it('turns the volume up and down by a step, and back when undone', async () => {
    const { say, player } = world();
    const { undo, reply } = await say({ type: 'volume', direction: 'down' });
    expect(reply).toBe('A little quieter.');
    expect(player.view().volume).toBeCloseTo(0.65);
    await undo?.();
    expect(player.view().volume).toBe(0.8);
    player.setVolume(1);
    expect(await say({ type: 'volume', direction: 'up' })).toMatchObject({
      reply: 'That’s as loud as it gets.',
      undo: null,
    });
    const own = world({}, { volumeIsOwn: true });
    expect((await own.say({ type: 'volume', direction: 'up' })).done).toBe(false);
  });
});

describe('[VOICE-03] tasks and energy by voice', () => {
  it('adds a task through the quick line, and deletes it when undone', async () => {
    const { say, store } = world();
    const { reply, undo } = await say({ type: 'add_task', line: 'call the dentist tomorrow low energy' });
    expect(reply).toBe('Added ‘call the dentist’ for tomorrow.');
    expect(store.all('tasks')).toMatchObject([
      { title: 'call the dentist', energy: 'low', doOn: '2026-11-17', state: 'open' },
    ]);
    await undo?.();
    expect(store.all('tasks')).toEqual([]);
  });

  it('reports what is wrong with a line in the words of the form', async () => {
    const { say, store } = world();
    expect(await say({ type: 'add_task', line: 'ab' })).toEqual({
      reply: 'Title must be at least 3 characters long',
      undo: null,
      done: false,
    });
    expect(store.all('tasks')).toEqual([]);
  });

  it('picks a task, says its first step and shows it; says what is next', async () => {
    const { say, store, went } = world();
    expect((await say({ type: 'pick_task' })).reply).toMatch(/^Nothing left/u);
    expect((await say({ type: 'whats_next' })).reply).toMatch(/^Nothing left/u);
    const { id, ...task } = openTask('00000000-0000-4000-8000-00000000000a', { title: 'tax form' });
    const { id: stepId, ...step } = openStep('00000000-0000-4000-8000-00000000000b', id, {
      title: 'Open the folder',
    });
    store.write([
      { kind: 'tasks', id, fields: task },
      { kind: 'taskSteps', id: stepId, fields: step },
    ]);
    expect((await say({ type: 'pick_task' })).reply).toBe('How about ‘tax form’? First: Open the folder.');
    expect(went).toEqual([`/focus?task=${id}`]);
    expect((await say({ type: 'whats_next' })).reply).toBe('Next is ‘tax form’. First: Open the folder.');
  });

  it('records energy, and restores it when undone', async () => {
    const { say, store, room } = world();
    const first = await say({ type: 'log_energy', energy: 'low' });
    expect(first.reply).toBe('Noted: low energy.');
    expect(store.all('energyChecks')).toMatchObject([{ energy: 'low', moment: 'check-in', hour: 9 }]);
    const second = await say({ type: 'log_energy', energy: 'high' });
    expect(store.all('energyChecks')).toMatchObject([{ energy: 'high' }]);
    await second.undo?.();
    expect(store.all('energyChecks')).toMatchObject([{ energy: 'low' }]);
    expect(room.energy).toBe('low');
    await first.undo?.();
    expect(store.all('energyChecks')).toEqual([]);
    expect(room.energy).toBe('medium');
  });
});

const session = (store: ReturnType<typeof createMemoryStore>) => store.all('focusSessions')[0];

describe('[VOICE-03] a focus session by voice', () => {
  it('starts a session for the minutes said, opens the page, and removes it when undone', async () => {
    const { say, store, went } = world();
    const { reply, undo } = await say(focus('start', 25));
    expect(reply).toBe('25 minutes of focus.');
    expect(session(store)).toMatchObject({ phase: 'focus', plannedSeconds: 1500, taskId: null });
    expect(went).toEqual(['/focus']);
    await undo?.();
    expect(store.all('focusSessions')).toEqual([]);
  });

  it('starts a session of the usual length where none is said', async () => {
    const { say, store } = world();
    expect((await say(focus('start'))).reply).toBe('25 minutes of focus.');
    expect(session(store)?.plannedSeconds).toBe(1500);
  });

  it('leaves a running session alone', async () => {
    const { say, store } = world();
    await say(focus('start', 25));
    clock = new Date(2026, 10, 16, 9, 5);
    expect(await say(focus('start', 10))).toEqual({
      reply: 'A session is running already: 20 minutes left.',
      undo: null,
      done: false,
    });
    expect(store.all('focusSessions')).toHaveLength(1);
  });

  it('pauses, resumes and ends a session, and undo reverses each', async () => {
    const { say, store } = world();
    await say(focus('start', 25));
    expect((await say(focus('resume'))).reply).toBe('The session isn’t paused.');
    clock = new Date(2026, 10, 16, 9, 5);
    const running = session(store);
    const paused = await say(focus('pause'));
    expect(session(store)).toMatchObject({ phase: 'paused', leftSeconds: 1200 });
    expect((await say(focus('pause'))).reply).toBe('The session isn’t running right now.');
    await paused.undo?.();
    expect(session(store)).toEqual(running);
    await say(focus('pause'));
    await say(focus('resume'));
    expect(session(store)?.phase).toBe('focus');
    const again = session(store);
    const ended = await say(focus('end'));
    expect(session(store)).toMatchObject({ phase: 'debrief', ending: 'early' });
    await ended.undo?.();
    expect(session(store)).toEqual(again);
  });

  it('says that no session is running when there is none to pause, resume or end', async () => {
    const { say } = world();
    for (const name of ['pause', 'resume', 'end'] as const) {
      expect((await say(focus(name))).reply).toBe('No focus session is running.');
    }
  });

  it('starts the music chosen for sessions, and stops it when undone', async () => {
    const { say, plays } = world({ focusSound: () => 'creative-flow' });
    const { undo } = await say(focus('start', 10));
    await vi.waitFor(() => expect(plays()).toMatchObject({ isPlaying: true }));
    await undo?.();
    expect(plays().isPlaying).toBe(false);
  });
});

describe('[VOICE-03] undo by voice', () => {
  it('undoes the last command, then the one before, then nothing', async () => {
    const { say, store } = world({ userId: 'taking-back' });
    await say({ type: 'add_task', line: 'water the plants' });
    await say({ type: 'log_energy', energy: 'low' });
    expect(await say({ type: 'undo' })).toMatchObject({ reply: 'Undone.', undo: null });
    expect(store.all('energyChecks')).toEqual([]);
    expect(store.all('tasks')).toHaveLength(1);
    await say({ type: 'undo' });
    expect(store.all('tasks')).toEqual([]);
    expect((await say({ type: 'undo' })).reply).toBe('There’s nothing to undo.');
  });

  it('undoes a command once, whether pressed or said', async () => {
    const { say, store } = world({ userId: 'once' });
    const { undo } = await say({ type: 'add_task', line: 'water the plants' });
    await undo?.();
    await undo?.();
    expect((await say({ type: 'undo' })).done).toBe(false);
    expect(store.all('tasks')).toEqual([]);
  });

  it('nobody undoes the command of somebody else', async () => {
    const { say, store } = world({ userId: 'first' });
    await say({ type: 'add_task', line: 'water the plants' });
    const other = world({ userId: 'second' });
    expect((await other.say({ type: 'undo' })).done).toBe(false);
    expect(store.all('tasks')).toHaveLength(1);
  });
});

describe('[VOICE-03] who may use voice commands', () => {
  it('plays demo music for a guest, and says what signing in would give', async () => {
    const { say, plays, store } = world({ userId: null });
    expect((await say(calm)).done).toBe(true);
    expect(plays().isPlaying).toBe(true);
    expect(await say({ type: 'add_task', line: 'water the plants' })).toEqual({
      reply: 'Sign in, and I’ll keep your tasks for you.',
      undo: null,
      done: false,
    });
    for (const command of [focus('start', 5), { type: 'pick_task' }, { type: 'whats_next' }] as const) {
      expect((await say(command)).reply).toMatch(/^Sign in, and I’ll .*\.$/u);
    }
    expect(store.all('tasks')).toEqual([]);
  });

  it('waits for the records to load, and gives up after five seconds', async () => {
    vi.useFakeTimers();
    try {
      const store = createMemoryStore('robin');
      let complete = false;
      const state = () => ({ complete, waiting: 0, refused: [], trouble: null, kept: true });
      const arrives = waitForRecords(() => ({ store, sync: { state } }));
      await vi.advanceTimersByTimeAsync(4000);
      complete = true;
      await vi.advanceTimersByTimeAsync(200);
      expect(await arrives).toBe(store);
      const never = waitForRecords(() => undefined);
      await vi.advanceTimersByTimeAsync(5200);
      expect(await never).toBeNull();
    } finally {
      vi.useRealTimers();
    }
    const { say } = world({ records: async () => null });
    expect((await say({ type: 'pick_task' })).reply).toMatch(/still loading/u);
  });
});
