import { type Learnable, kindsInWords } from '#domain/energy/task-energy-guess.ts';
import { type FocusSound, type KnownTrack, musicOf, soundInWords } from '#domain/focus/focus-sound.ts';
import type { FocusSession } from '#domain/records/kinds/focus-session.ts';
import type { HeardTrack } from '#domain/records/kinds/heard-track.ts';
import type { TaskKind } from '#domain/records/kinds/task-values.ts';
import type { Task } from '#domain/records/kinds/task.ts';

/** Once is chance. */
const fewestHelped = 2;

export interface HelpfulSound {
  readonly sound: FocusSound;
  readonly kind: Learnable;
  readonly helped: number;
  /** Sessions of this kind with this music where the person said how it was. */
  readonly rated: number;
}

interface PastSessions {
  readonly sessions: readonly Pick<FocusSession, 'id' | 'taskId' | 'sound'>[];
  readonly tasks: readonly Pick<Task, 'id' | 'kind'>[];
  readonly heard: readonly Pick<HeardTrack, 'focusId' | 'trackId'>[];
  readonly library: readonly KnownTrack[];
}

/**
 * The music that went best with this kind of task, by what the person said afterwards: helped at least twice, and more often
 * than not. It went with it; whether it was the cause, nobody knows.
 */
export const soundThatHelped = (kind: TaskKind, past: PastSessions): HelpfulSound | null => {
  if (kind === 'other') return null;
  const ofKind = new Set(past.tasks.filter((task) => task.kind === kind).map(({ id }) => id));
  const music = new Map(past.library.map((track) => [track.id, musicOf(track)]));
  const counts = new Map<FocusSound, { helped: number; rated: number }>();
  for (const { id, taskId, sound } of past.sessions) {
    if (taskId === null || !ofKind.has(taskId) || sound === null || sound === 'none') continue;
    const played = past.heard
      .filter(({ focusId }) => focusId === id)
      .map(({ trackId }) => music.get(trackId) ?? null);
    for (const one of new Set(played)) {
      if (one === null) continue;
      const { helped, rated } = counts.get(one) ?? { helped: 0, rated: 0 };
      counts.set(one, { helped: helped + Number(sound === 'helped'), rated: rated + 1 });
    }
  }
  const [best] = [...counts]
    .filter(([, { helped, rated }]) => helped >= fewestHelped && helped * 2 > rated)
    .toSorted(([, a], [, b]) => b.helped - a.helped || a.rated - b.rated);
  return best === undefined ? null : { sound: best[0], kind, ...best[1] };
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const timesHelped = (helped: number, rated: number): string => {
  if (helped < rated) return `${helped} times out of ${rated}`;
  return helped === 2 ? 'both times' : `all ${helped} times`;
};

/** "Deep Focus music went with your calls: it helped 3 times out of 4." */
export const helpfulSoundWords = ({ sound, kind, helped, rated }: HelpfulSound): string =>
  `${capital(soundInWords(sound))} went with your ${kindsInWords[kind]}: it helped ${timesHelped(helped, rated)}.`;
