import { reached } from '#domain/player/load-track.ts';
import { indexAfterEnd } from '#domain/player/next-index.ts';
import { type Playback, type PlaybackStep, stay, step } from '#domain/player/playback.ts';
import { overlapLimits } from '#domain/player/player-limits.ts';

/** Seconds by which the end of this track and what follows sound together; none means that one waits for the other. */
const overlapOf = ({ crossfadeSeconds, repeat, durationMs }: Playback): number => {
  const longest = durationMs / 1000 / 2;
  const wanted = crossfadeSeconds > 0 ? crossfadeSeconds : repeat === 'track' ? overlapLimits.loop : 0;
  return Math.min(wanted, longest);
};

/** The time went on; shortly before the end a second element is made ready to come in. */
export const moved = (before: Playback, positionMs: number, random: number): PlaybackStep => {
  const state = { ...before, positionMs };
  const seconds = overlapOf(state);
  if (seconds === 0 || state.upcoming !== null || !state.playing || state.durationMs <= 0) return stay(state);
  const inSeconds = (state.durationMs - positionMs) / 1000 - seconds;
  if (inSeconds > overlapLimits.lead) return stay(state);
  const index = indexAfterEnd(state, random);
  const track = index === null ? undefined : state.queue[index];
  // A single short file would overlap with itself for ever.
  if (index === null || track === undefined || positionMs < seconds * 1000) return stay(state);
  const ticket = state.issued + 1;
  return step(
    { ...state, issued: ticket, upcoming: { ticket, index } },
    { type: 'overlap', ticket, track, inSeconds: Math.max(0, inSeconds), fadeSeconds: seconds },
  );
};

export const tookOver = (state: Playback, ticket: number): PlaybackStep => {
  const { upcoming } = state;
  if (upcoming === null || upcoming.ticket !== ticket) return stay(state);
  const { index } = upcoming;
  return stay({
    ...state,
    ...reached(state, index),
    index,
    ticket,
    upcoming: null,
    phase: 'ready',
    playing: true,
    positionMs: 0,
    resumeAt: 0,
    durationMs: state.queue[index]?.durationMs ?? 0,
  });
};
