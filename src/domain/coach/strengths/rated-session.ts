import { type FocusSound, type KnownTrack, musicOf } from '#domain/focus/focus-sound.ts';
import type { FocusSession } from '#domain/records/kinds/focus-session.ts';
import type { HeardTrack } from '#domain/records/kinds/heard-track.ts';
import type { TaskKind } from '#domain/records/kinds/task-values.ts';
import type { Task } from '#domain/records/kinds/task.ts';

export const dayParts = ['morning', 'afternoon', 'evening', 'night'] as const;
export type DayPart = (typeof dayParts)[number];

/** A session that is over and of which the person said how it went. */
export interface RatedSession {
  readonly startedAt: string;
  readonly part: DayPart;
  /** What played, each once; `none` where they said that nothing did. */
  readonly sounds: readonly FocusSound[];
  /** Null where it was about no task. */
  readonly kind: TaskKind | null;
  /** They got somewhere: done, or some of it. */
  readonly gotSomewhere: boolean;
}

export interface StrengthsData {
  readonly sessions: readonly Pick<
    FocusSession,
    'id' | 'taskId' | 'startedAt' | 'endedAt' | 'progress' | 'sound'
  >[];
  readonly tasks: readonly Pick<Task, 'id' | 'kind'>[];
  readonly heard: readonly Pick<HeardTrack, 'focusId' | 'trackId'>[];
  readonly library: readonly KnownTrack[];
  /** The hour on the person's clock, 0 to 23. */
  readonly hourOf: (moment: string) => number;
}

export const dayPartOf = (hour: number): DayPart => {
  if (hour >= 5 && hour < 12) return 'morning';
  if (hour >= 12 && hour < 17) return 'afternoon';
  return hour >= 17 && hour < 22 ? 'evening' : 'night';
};

export const ratedSessions = (data: StrengthsData): readonly RatedSession[] => {
  const kinds = new Map(data.tasks.map(({ id, kind }) => [id, kind]));
  const music = new Map(data.library.map((track) => [track.id, musicOf(track)]));
  const heard = Map.groupBy(data.heard, ({ focusId }) => focusId);
  return data.sessions.flatMap(({ id, taskId, startedAt, endedAt, progress, sound }) => {
    if (endedAt === null || progress === null) return [];
    const played = (heard.get(id) ?? []).flatMap(({ trackId }) => music.get(trackId) ?? []);
    const silent: readonly FocusSound[] = sound === 'none' ? ['none'] : [];
    return [
      {
        startedAt,
        part: dayPartOf(data.hourOf(startedAt)),
        sounds: played.length === 0 ? silent : [...new Set(played)],
        kind: taskId === null ? null : (kinds.get(taskId) ?? null),
        gotSomewhere: progress !== 'stuck',
      },
    ];
  });
};
