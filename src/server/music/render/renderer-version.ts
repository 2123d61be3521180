/**
 * Part of every track's version: other audio is another file. Raise it by hand with any change after which the same
 * score sounds different (samples, synthesis, effects, levels, encoding), and run `npm run library` afterwards.
 */
export const rendererVersion = '2';
