import type { Style } from '#domain/composer/track-recipe.ts';

interface Facts {
  readonly genre: string;
  readonly artist: string;
  readonly tags: readonly string[];
}

/** What the pieces of a style have in common. No artist line names a person: the pieces are Kindling's own. */
export const styleFacts: Readonly<Record<Style, Facts>> = {
  'lo-fi': { genre: 'Lo-fi', artist: 'Kindling Night Shift', tags: ['lo-fi', 'beats', 'dusty'] },
  ambient: { genre: 'Ambient', artist: 'Kindling Slow Room', tags: ['ambient', 'beatless', 'spacious'] },
  'neo-classical': {
    genre: 'Neo-classical',
    artist: 'Kindling Ensemble',
    tags: ['neo-classical', 'acoustic'],
  },
  'deep-pulse': {
    genre: 'Deep pulse',
    artist: 'Kindling Pulse Works',
    tags: ['deep pulse', 'steady', 'electronic'],
  },
  'jazz-trio': {
    genre: 'Jazz trio',
    artist: 'Kindling Corner Trio',
    tags: ['jazz trio', 'brushes', 'swing'],
  },
  texture: { genre: 'Rain and noise', artist: 'Kindling Weather Room', tags: ['texture', 'beatless'] },
  minimal: { genre: 'Minimal', artist: 'Kindling Small Patterns', tags: ['minimal', 'patterns', 'steady'] },
  downtempo: { genre: 'Downtempo', artist: 'Kindling Half Time', tags: ['downtempo', 'groove', 'warm'] },
};
