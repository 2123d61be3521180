/** The picture somebody uses for an upload: out of the file, drawn anew, small enough to be kept in a row. */
export const pictureLimits = { side: 256, letters: 48_000, pixels: 40_000_000 } as const;

const shape = /^data:image\/jpeg;base64,\/9j\/[A-Za-z0-9+/]+={0,2}$/u;

/** As the database takes it. */
export const isUploadPicture = (text: unknown): text is string =>
  typeof text === 'string' && text.length <= pictureLimits.letters && shape.test(text);

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The largest square in the middle of a picture. */
export const middleSquare = ({ width, height }: Size) => {
  const side = Math.min(width, height);
  return { x: (width - side) / 2, y: (height - side) / 2, side };
};

/** Some kilobytes can be a picture of gigabytes once decoded; its header says so before. */
export const isDrawable = ({ width, height }: Size): boolean =>
  width > 0 && height > 0 && width * height <= pictureLimits.pixels;
