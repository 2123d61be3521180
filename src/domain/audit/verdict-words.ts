import type { AuditVerdict } from './audit-verdict.ts';

const causeWords: Readonly<Record<NonNullable<AuditVerdict['why']>, string>> = {
  hash: 'something in it was changed after it was written',
  previous: 'it doesn’t follow from the entry before it',
  gap: 'an entry before it was taken out or put in',
  personal: 'who did it, or to whom, was changed afterwards',
  head: 'entries at the end were cut off',
  start: 'older entries are gone without a signed note',
  checkpoint: 'it isn’t what was signed back then',
};

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

/** What a look at the whole record came to, in a sentence or two. */
export const verdictWords = (verdict: AuditVerdict): string => {
  const { ok, checked, first_broken, why, forged_checkpoint, missing_checkpoint, checkpoints } = verdict;
  if (first_broken !== null) {
    const cause = why === null ? 'it isn’t as it was written' : causeWords[why];
    return `The record was tampered with. At entry ${first_broken}, ${cause}.`;
  }
  if (missing_checkpoint !== null) {
    return `The server signed entry ${missing_checkpoint}, and that signature is gone. Either somebody took it away, or an older copy of the database was put back.`;
  }
  if (forged_checkpoint !== null) {
    return `The signature at entry ${forged_checkpoint} isn’t ours. Either the server’s secret key is new, or somebody else signed it.`;
  }
  if (!ok) return 'The record isn’t whole.';
  if (checked === 0) return 'The record is empty so far.';
  const signed =
    checkpoints === 0 ? '' : `, and ${counted(checkpoints, 'signature holds', 'signatures hold')}`;
  return `The record is whole. ${counted(checked, 'entry was', 'entries were')} checked${signed}.`;
};
