// The part of it that is used here; the published types know less.
declare module 'subset-font' {
  interface CutOptions {
    readonly targetFormat: 'woff2';
    readonly keepAllGlyphs: true;
    readonly preserveNameIds: readonly number[];
    readonly variationAxes: Readonly<
      Record<string, { readonly min: number; readonly max: number; readonly default: number }>
    >;
  }
  const subsetFont: (font: Buffer, text: undefined, options: CutOptions) => Promise<Buffer>;
  export default subsetFont;
}
