/** Why the meter did not let a request through, as the database says it. */
export const takeRefusals = [
  'off',
  'use_off',
  'no_provider',
  'not_in_plan',
  'plan_used_up',
  'person_cap',
  'monthly_cap',
] as const;
export type TakeRefusal = (typeof takeRefusals)[number];

/** Why nothing came of a request that was let through. */
export const modelFailures = [
  'unreachable',
  'address_refused',
  'redirected',
  'unauthorised',
  'not_found',
  'busy',
  'server_error',
  'slow_start',
  'went_quiet',
  'took_too_long',
  'too_much',
  'broken',
  'cut_off',
] as const;
export type ModelFailureReason = (typeof modelFailures)[number];

/** One quiet line beside the offline answer that stands in its place. */
export const refusalWords: Readonly<Record<TakeRefusal, string>> = {
  off: 'Answered here, without a model.',
  use_off: 'Answered here: you haven’t turned the model on for this.',
  no_provider: 'Answered here: no model is connected.',
  not_in_plan: 'Answered here: your tier doesn’t include the coach.',
  plan_used_up: 'Answered here: this month’s model requests are used up.',
  person_cap: 'Answered here: you’ve used this month’s model requests.',
  monthly_cap: 'Answered here: this site has used up its model requests for the month.',
};

export const failureLine = 'Answered here: the model didn’t answer. This request wasn’t counted.';

/** For the operator, who can do something about it. */
export const failureWords: Readonly<Record<ModelFailureReason, string>> = {
  unreachable: 'Nothing answered at this address. Is the server running, and is the port right?',
  address_refused: 'This address isn’t allowed. It belongs to a network service, not to a model.',
  redirected: 'The server sent us somewhere else. Enter the final address.',
  unauthorised: 'The server didn’t accept the key.',
  not_found: 'The server doesn’t know this address or this model.',
  busy: 'The server has too many requests right now.',
  server_error: 'The server reported an error.',
  slow_start: 'No word came within the time limit.',
  went_quiet: 'It began to answer and then went quiet.',
  took_too_long: 'The answer took longer than the time limit.',
  too_much: 'The answer was larger than we accept.',
  broken: 'The answer wasn’t in the form we asked for.',
  cut_off: 'The answer stopped before it was complete.',
};
