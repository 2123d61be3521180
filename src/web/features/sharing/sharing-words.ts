import type { ShareField } from '#domain/support/support-rules.ts';

interface FieldWords {
  readonly label: string;
  readonly hint: string;
}

/** The same words where one chooses and where the other is told. */
export const fieldWords: Readonly<Record<ShareField, FieldWords>> = {
  energy: { label: 'Energy over the week', hint: 'How many low, medium and high check-ins each day.' },
  focus: { label: 'Focus time', hint: 'Minutes and sessions each day. Not what they were about.' },
  finished: { label: 'Number of finished tasks', hint: 'A number for each day. No titles.' },
  projects: { label: 'Chosen projects', hint: 'Name, state, and how many tasks are open and finished.' },
  rituals: { label: 'Rituals', hint: 'How many focus sessions began with one, and which.' },
  titles: { label: 'Titles of finished tasks', hint: 'In your own words, of the last seven days.' },
};

export const neverShared =
  'Your screening answers and your memory can’t be shared here. There is no way to tick them.';

export const lengths = [
  { value: '7', label: '1 week' },
  { value: '30', label: '1 month' },
  { value: '90', label: '3 months' },
  { value: '365', label: '1 year' },
] as const;

/** 30 as 1 month, as it was chosen; any other number as days. */
export const daysInWords = (days: number): string =>
  lengths.find(({ value }) => value === String(days))?.label ?? (days === 1 ? '1 day' : `${days} days`);

/** As a list in a sentence: energy over the week, focus time. */
export const fieldsInWords = (fields: readonly ShareField[]): string =>
  fields.map((field) => fieldWords[field].label.toLowerCase()).join(', ');

const refusals: Readonly<Record<string, string>> = {
  own: 'That’s you. Choose somebody else.',
  too_many_supporters: 'You share with as many people as you can at a time. End one first.',
  too_many_invitations: 'That’s enough invitations for one day. Try again tomorrow.',
  needs_account: 'Sign in with an account of your own first. A guest can’t be let in.',
  other_address: 'This invitation is for another e-mail address. Sign in with that one.',
  already: 'This person shares with you already.',
  too_many_people: 'You support as many people as one can at a time.',
  too_many_notes: 'That’s as many notes as fit. Delete one first.',
  newer: 'Not saved yet: there are two texts. Choose one.',
  no_check_ins: 'They don’t want weekly questions any more.',
  other_question: 'The question has changed, or isn’t asked any more. Your words weren’t sent.',
  gone: 'It’s no longer there. It was ended, or its time is over.',
};

/** What to say about a refusal the database gave a word for. */
export const refusalWords = (reason: string): string =>
  refusals[reason] ?? 'That didn’t work. Nothing was changed. Please try again.';
