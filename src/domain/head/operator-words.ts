import { speechInUseOf, speechPart, speechShared, voiceCompany } from '#domain/voice/speech-in-use.ts';

/** What the operator decides, as the host writes it into a page; null where nobody has written it yet. */
export interface OperatorChoices {
  /** Who signs people in; empty for the built-in one. */
  readonly provider: string | null;
  /** The host of the speech service; empty where there is none. */
  readonly speech: string | null;
}

const signInLine = (name: string | null): string => {
  if (name === null) return 'You sign in with an account you already have.';
  return name === ''
    ? 'You sign in with a local account that stays on this computer.'
    : `You sign in with ${name}.`;
};

/** Sentences of public pages that depend on the operator. */
const sentences = {
  'sign-in-line': ({ provider }: OperatorChoices) => signInLine(provider),
  'speech-part': ({ speech }: OperatorChoices) => speechPart(speechInUseOf(speech)),
  'speech-shared': ({ speech }: OperatorChoices) => speechShared(speechInUseOf(speech)),
  'voice-company': ({ speech }: OperatorChoices) => voiceCompany(speechInUseOf(speech)),
} as const;

export type OperatorSentence = keyof typeof sentences;

export const operatorSentence = (name: OperatorSentence, choices: OperatorChoices): string =>
  sentences[name](choices);

/** Stands in a drawn page until the host says it. */
export const placeholderOf = (name: OperatorSentence): string => `{{sentence:${name}}}`;

const isSentence = (name: string): name is OperatorSentence => Object.hasOwn(sentences, name);

/** A drawn page with every sentence said; `escape` makes text fit for where it goes. */
export const withSentences = (
  html: string,
  choices: OperatorChoices,
  escape: (text: string) => string,
): string =>
  html.replaceAll(/\{\{sentence:([a-z-]+)\}\}/g, (whole, name: string) =>
    isSentence(name) ? escape(operatorSentence(name, choices)) : whole,
  );
