import type { HeardTrack } from '#domain/records/kinds/heard-track.ts';
import { deterministicId } from '#domain/records/deterministic-id.ts';
import type { Change } from '#domain/records/change.ts';

/** Puts a track aside, or brings it back. */
export const banChange = (trackId: string, banned: boolean, at: string): Change => ({
  kind: 'trackChoices',
  id: deterministicId(`choice:${trackId}`),
  whenNew: { trackId, banned: false, createdAt: at },
  fields: { banned },
  deleted: false,
});

/** Notes that a track was heard in a session; null when that is known already. */
export const heardChange = (
  focusId: string,
  trackId: string,
  at: string,
  known: readonly HeardTrack[],
): Change | null => {
  const id = deterministicId(`heard:${focusId}:${trackId}`);
  if (known.some((one) => one.id === id)) return null;
  return { kind: 'heardTracks', id, whenNew: { focusId, trackId, heardAt: at }, deleted: false };
};

/** A session that is deleted takes what was heard in it along. */
export const forgetHeard = (focusId: string, known: readonly HeardTrack[]): readonly Change[] =>
  known
    .filter((one) => one.focusId === focusId)
    .map(({ id }): Change => ({ kind: 'heardTracks', id, deleted: true }));
