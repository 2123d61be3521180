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
  if (speech.kind === 'here') return 'No other company hears it. This site uses no speech service.';
  return speech.kind === 'service'
    ? `While you are signed in, the sound goes to the speech service at ${speech.host}. It does not get your name.`
    : 'No other company hears it, unless whoever runs this site has set up a speech service.';
};

/** In the list of others who may get something. */
export const speechShared = (speech: SpeechInUse): string => {
  if (speech.kind === 'here') {
    return 'What you say to the voice button is understood on the computer of this site. There is no speech service here, so nobody else gets it.';
  }
  return speech.kind === 'service'
    ? `This site has named a speech service, at ${speech.host}. It gets the sound of what you say while you are signed in, and sends back the words. It does not get your name. If it does not answer, you are understood on the computer of this site.`
    : 'What you say to the voice button is understood on the computer of this site. If the operator named a speech service, that service gets the sound of what you say while you are signed in, and sends back the words. It does not get your name. Ask the operator whether there is one.';
};

/** Beside the rest of the technology. */
export const speechPart = (speech: SpeechInUse): string => {
  if (speech.kind === 'here') return 'None is in use on this site.';
  return speech.kind === 'service'
    ? `In use here, at ${speech.host}, for people who are signed in.`
    : 'In use only where the operator has named one.';
};
