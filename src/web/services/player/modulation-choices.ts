import type { ModulationDepth } from '#domain/composer/score.ts';

/** How strong the flutter under the music is, wherever it can be chosen. */
export const modulationChoices = [
  { value: 'off', label: 'Off' },
  { value: 'low', label: 'Low' },
  { value: 'medium', label: 'Medium' },
  { value: 'high', label: 'High' },
] as const satisfies readonly { readonly value: ModulationDepth | 'off'; readonly label: string }[];
