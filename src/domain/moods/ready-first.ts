import type { Track } from '#domain/music/track.ts';

/**
 * The best so many of what is ranked, and before the others those that can lead: they sound at once. Where none of these
 * can, the best that can leads them. Among both the ranking stays, so that what has yet to be made still has its turn.
 */
export const readyFirst = (
  ranked: readonly Track[],
  most: number,
  canLead: (track: Track) => boolean,
): readonly Track[] => {
  const best = ranked.slice(0, most);
  const leading = best.filter(canLead);
  if (leading.length > 0) return [...leading, ...best.filter((track) => !canLead(track))];
  const lead = ranked.find(canLead);
  return lead === undefined ? best : [lead, ...best.slice(0, most - 1)];
};
