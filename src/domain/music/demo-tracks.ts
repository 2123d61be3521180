import rows from '#domain/music/demo-tracks.json' with { type: 'json' };
import type { Track } from '#domain/music/track.ts';
import { tracksOf } from '#domain/music/track-row.ts';

/** The three tracks anybody may hear, known without asking the server. */
export const demoTracks: readonly Track[] = tracksOf(rows);
