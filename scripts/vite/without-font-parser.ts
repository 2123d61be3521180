import type { Plugin } from 'vite';

const replaced = '\0without-font-parser';

/**
 * The report is set in a font that every PDF reader has, so the parser for font files, two thirds of what writes the
 * report, is never called. Whoever gives the library a font file hears so at once.
 */
export const withoutFontParser = (): Plugin => ({
  name: 'without-font-parser',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === 'fontkit' && importer?.includes('/node_modules/pdfkit/') === true ? replaced : null,
  load: (id) =>
    id === replaced
      ? "export const create = () => { throw new Error('Font files are not part of this build'); };"
      : null,
});
