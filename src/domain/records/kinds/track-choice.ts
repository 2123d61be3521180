import { defineKind, type RecordOf } from '#domain/records/define-kind.ts';
import { flag, moment, text } from '#domain/records/field-schemas.ts';

/** What a person decided about one track; the id is made from the track's, so that two devices write the same row. */
export const trackChoiceRecord = defineKind({
  table: 'track_choices',
  privacy: 'what-you-hear',
  exported: true,
  fields: {
    trackId: text,
    /** Put aside: not played until it is brought back. */
    banned: flag,
    createdAt: moment,
  },
});

export type TrackChoice = RecordOf<typeof trackChoiceRecord>;
