import { describe, expect, it } from 'vitest';
import type { AuditVerdict } from '#domain/audit/audit-verdict.ts';
import { verdictWords } from '#domain/audit/verdict-words.ts';

const whole: AuditVerdict = {
  ok: true,
  checked: 1240,
  from: 1,
  to: 1240,
  first_broken: null,
  why: null,
  checkpoint: null,
  checkpoints: 3,
  forged_checkpoint: null,
  missing_checkpoint: null,
};

describe('[FN-01] what a look at the record came to', () => {
  it.each([
    [{}, 'The record is whole. 1,240 entries were checked, and 3 signatures hold.'],
    [{ checked: 1, checkpoints: 1 }, 'The record is whole. 1 entry was checked, and 1 signature holds.'],
    [{ checkpoints: 0 }, 'The record is whole. 1,240 entries were checked.'],
    [{ checked: 0, from: null, to: null }, 'The record is empty so far.'],
    [
      { ok: false, first_broken: 57, why: 'hash' },
      'The record was tampered with. At entry 57, something in it was changed after it was written.',
    ],
    [
      { ok: false, first_broken: 57, why: 'head' },
      'The record was tampered with. At entry 57, entries at the end were cut off.',
    ],
    [
      { ok: false, first_broken: 57 },
      'The record was tampered with. At entry 57, it isn’t as it was written.',
    ],
    [
      { ok: false, forged_checkpoint: 40 },
      'The signature at entry 40 isn’t ours. Either the server’s secret key is new, or somebody else signed it.',
    ],
    [
      { ok: false, missing_checkpoint: 40 },
      'The server signed entry 40, and that signature is gone. Either somebody took it away, or an older copy of the database was put back.',
    ],
    [{ ok: false }, 'The record isn’t whole.'],
  ] as const)('says of %j: %s', (over, words) => {
    expect(verdictWords({ ...whole, ...over })).toBe(words);
  });
});
