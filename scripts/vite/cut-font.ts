import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** The weights of the house; 700 is what browsers make of `<b>`. */
const weights = { min: 400, max: 700, default: 400 } as const;

/** Copyright, licence, and where the licence stands. */
const preserveNameIds = [0, 13, 14];

/** Every letter and everything else of the face, in these weights. */
export const cutFont = async (font: Buffer): Promise<Buffer> =>
  subsetFont(font, undefined, {
    targetFormat: 'woff2',
    keepAllGlyphs: true,
    preserveNameIds,
    variationAxes: { wght: weights },
  });

/** The face comes with every weight from 100 to 900: more than two fifths of what everybody would load are never drawn. */
export const cutFonts = (): Plugin => ({
  name: 'cut-fonts',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  async generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !/lexend.*\.woff2$/.test(file.fileName)) continue;
      file.source = await cutFont(Buffer.from(file.source));
    }
  },
});
