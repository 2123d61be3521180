import { restoreLimits } from '#domain/restore/restore-limits.ts';

// Without `Intl`, which takes longer to load than all the texts around it.
const megabytes = (bytes: number): string =>
  `${String(Math.round(bytes / 1024 / 1024)).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')} MB`;

/** Why a whole file is refused, in the words that are shown. Nothing was changed then. */
export const copyRefusals = {
  too_large: `The file is too large. A copy can have up to ${megabytes(restoreLimits.fileBytes)}.`,
  empty: 'The file is empty.',
  not_a_copy: 'This isn’t a copy from Kindling. Choose the file you got from “Take a copy”.',
  damaged: 'The file is damaged or not complete. Download the copy again, then try once more.',
  encrypted: 'The file is locked with a password. Choose the copy as you got it.',
  unsafe_name: 'The file holds something that a copy from Kindling never holds.',
  twice: 'The file holds the same thing twice. A copy from Kindling never does.',
  too_much: 'Unpacked, the file would be far too large.',
  wrong_hash: 'Something in the file was changed after the copy was made.',
  wrong_counts: 'The file doesn’t hold as much as it says it does.',
  newer_version: 'This copy comes from a newer version of Kindling. Update this site first.',
  someone_else: 'The file holds something that belongs to somebody else.',
  stopped:
    'The file came too slowly, or stopped coming. Nothing was changed. Try again on a better connection.',
  too_slow:
    'This file needs more time than this site can give it. Nothing was changed. A copy without your uploads needs less.',
  other_file: 'This is another file than the one you looked at. Look at it first.',
  busy: 'A copy is being put back right now. Try again in a minute.',
} as const;
export type CopyRefusal = keyof typeof copyRefusals;
