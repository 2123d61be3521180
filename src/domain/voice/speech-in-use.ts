/** Who turns what is said into words on this site. */
export type SpeechInUse =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'here' }
  | { readonly kind: 'service'; readonly host: string };

export const unknownSpeech: SpeechInUse = { kind: 'unknown' };
const here: SpeechInUse = { kind: 'here' };

/** What the host wrote into the page: nothing where there is no service, else the service’s host. */
export const speechInUseOf = (written: string | null | undefined): SpeechInUse => {
  if (written === '') return here;
  return /^[a-z0-9.:[\]-]{1,253}$/i.test(written ?? '')
    ? { kind: 'service', host: written ?? '' }
    : unknownSpeech;
};

/** In the list of what happens to one’s voice. */
export const voiceCompany = (speech: SpeechInUse): string => {
  if (speech.kind === 'here') return 'No other company hears it. This site doesn’t use a speech service.';
  return speech.kind === 'service'
    ? `While you’re signed in, the sound goes to the speech service at ${speech.host}. It doesn’t get your name.`
    : 'No other company hears it, unless the people who run this site have set up a speech service.';
};

/** In the list of others who may get something. */
export const speechShared = (speech: SpeechInUse): string => {
  if (speech.kind === 'here') {
    return 'This site’s own server understands what you say to the voice button. It doesn’t use a speech service, so nobody else hears it.';
  }
  return speech.kind === 'service'
    ? `This site uses a speech service, at ${speech.host}. While you’re signed in, it gets the sound of what you say and sends back the words. It doesn’t get your name. If it doesn’t answer, this site’s own server takes over.`
    : 'This site’s own server understands what you say to the voice button. If the operator set up a speech service, that service gets the sound of what you say while you’re signed in, and sends back the words. It doesn’t get your name. Ask the operator whether there is one.';
};

/** Beside the rest of the technology. */
export const speechPart = (speech: SpeechInUse): string => {
  if (speech.kind === 'here') return 'This site doesn’t use one.';
  return speech.kind === 'service'
    ? `In use here, at ${speech.host}, for people who are signed in.`
    : 'Used only if the operator has set one up.';
};
