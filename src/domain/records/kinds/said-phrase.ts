import { defineKind, type RecordOf } from '#domain/records/define-kind.ts';
import { moment, optionalText, text } from '#domain/records/field-schemas.ts';

/** The words of something a person said, kept only while they have asked for it. */
export const saidPhraseRecord = defineKind({
  table: 'said_phrases',
  privacy: 'what-you-say',
  exported: true,
  fields: {
    text,
    /** The type of the command it was taken for; null where it was not clear. */
    understood: optionalText,
    saidAt: moment,
  },
});

export type SaidPhrase = RecordOf<typeof saidPhraseRecord>;
