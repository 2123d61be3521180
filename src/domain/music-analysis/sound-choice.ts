/** One sound to look at: something a person uploaded, or a track of the library. */
export interface SoundChoice {
  readonly kind: 'upload' | 'track';
  readonly id: string;
}

const pattern = /^(?<kind>upload|track):(?<id>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/u;

/** As it stands in an address. */
export const soundText = ({ kind, id }: SoundChoice): string => `${kind}:${id}`;

/** The sound an address names; null for anything else. */
export const soundChoiceOf = (text: string | null): SoundChoice | null => {
  const { kind, id } = pattern.exec(text ?? '')?.groups ?? {};
  if (id === undefined || (kind !== 'upload' && kind !== 'track')) return null;
  return { kind, id };
};
