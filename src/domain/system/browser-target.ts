/** The JavaScript that the built pages are written in, and the first browsers that have all of it. */
export const browserTarget = 'es2022';

export const browserTargetWords = 'ES2022: Chrome and Edge 94, Firefox 93, Safari 16.4 or newer';
