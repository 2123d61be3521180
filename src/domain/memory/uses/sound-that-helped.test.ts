import { describe, expect, it } from 'vitest';
import { helpfulSoundWords, soundThatHelped } from '#domain/memory/uses/sound-that-helped.ts';
import type { SoundAnswer } from '#domain/records/kinds/focus-session.ts';
import type { TaskKind } from '#domain/records/kinds/task-values.ts';

const library = [
  { id: 'deep', adhdMoodTags: ['deep-focus'], moodCategory: 'focus' },
  { id: 'calm', adhdMoodTags: [], moodCategory: 'calm' },
  { id: 'odd', adhdMoodTags: [], moodCategory: null },
];
const tasks: readonly { id: string; kind: TaskKind }[] = [
  { id: 'a-call', kind: 'call' },
  { id: 'a-chore', kind: 'chore' },
  { id: 'another', kind: 'other' },
];

type Told = readonly [taskId: string, track: string, sound: SoundAnswer | null];
const past = (told: readonly Told[]) => ({
  tasks,
  library,
  sessions: told.map(([taskId, , sound], index) => ({ id: String(index), taskId, sound })),
  heard: told.flatMap(([, trackId], index) => [
    { focusId: String(index), trackId },
    // Two tracks of one music in a session count once.
    { focusId: String(index), trackId },
  ]),
});

describe('[MEM-04] the sound that went with a kind of task', () => {
  it('says nothing after one good session, and speaks after two', () => {
    expect(soundThatHelped('call', past([['a-call', 'deep', 'helped']]))).toBeNull();
    expect(
      soundThatHelped(
        'call',
        past([
          ['a-call', 'deep', 'helped'],
          ['a-call', 'deep', 'helped'],
        ]),
      ),
    ).toEqual({ sound: 'deep-focus', kind: 'call', helped: 2, rated: 2 });
  });

  it('counts only sessions of the same kind that were rated', () => {
    const told: readonly Told[] = [
      ['a-call', 'deep', 'helped'],
      ['a-chore', 'deep', 'helped'],
      ['a-call', 'deep', null],
      ['a-call', 'deep', 'none'],
      ['a-call', 'odd', 'helped'],
      ['a-call', 'odd', 'helped'],
    ];
    expect(soundThatHelped('call', past(told))).toBeNull();
  });

  it('says nothing of music that got in the way as often as it helped', () => {
    const told: readonly Told[] = [
      ['a-call', 'deep', 'helped'],
      ['a-call', 'deep', 'hindered'],
      ['a-call', 'deep', 'helped'],
      ['a-call', 'deep', 'neutral'],
    ];
    expect(soundThatHelped('call', past(told))).toBeNull();
  });

  it('takes the music that helped most', () => {
    const told: readonly Told[] = [
      ['a-call', 'deep', 'helped'],
      ['a-call', 'deep', 'helped'],
      ['a-call', 'calm', 'helped'],
      ['a-call', 'calm', 'helped'],
      ['a-call', 'calm', 'helped'],
      ['a-call', 'calm', 'hindered'],
    ];
    expect(soundThatHelped('call', past(told))).toEqual({
      sound: 'background-calm',
      kind: 'call',
      helped: 3,
      rated: 4,
    });
  });

  it('says nothing of tasks of no kind', () => {
    const told: readonly Told[] = [
      ['another', 'deep', 'helped'],
      ['another', 'deep', 'helped'],
    ];
    expect(soundThatHelped('other', past(told))).toBeNull();
  });

  it.each([
    [3, 4, 'Deep Focus music went with your calls: it helped 3 times out of 4.'],
    [2, 2, 'Deep Focus music went with your calls: it helped both times.'],
    [3, 3, 'Deep Focus music went with your calls: it helped all 3 times.'],
  ])('says %i of %i in words', (helped, rated, words) => {
    expect(helpfulSoundWords({ sound: 'deep-focus', kind: 'call', helped, rated })).toBe(words);
  });
});
