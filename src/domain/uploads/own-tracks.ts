import type { Track } from '#domain/music/track.ts';
import { type OwnUpload, uploadTrack } from '#domain/uploads/own-upload.ts';
import { privateAudioUrlOf } from '#domain/uploads/private-audio.ts';

/** Uploads that are not in the library, as tracks only their owner can play. */
export const ownTracks = (uploads: readonly OwnUpload[]): readonly Track[] =>
  uploads.flatMap((upload) => {
    if (upload.status === 'approved' || upload.path === null) return [];
    const address = privateAudioUrlOf(upload.path);
    const track = address === '' ? null : uploadTrack(upload, address);
    return track === null ? [] : [track];
  });
