import { defineKind, type RecordOf } from '#domain/records/define-kind.ts';
import { moment, text } from '#domain/records/field-schemas.ts';

/** A track that played while somebody focused. Whether it helped is what they said of the session. */
export const heardTrackRecord = defineKind({
  table: 'heard_tracks',
  privacy: 'what-you-hear',
  exported: true,
  fields: { focusId: text, trackId: text, heardAt: moment },
});

export type HeardTrack = RecordOf<typeof heardTrackRecord>;
