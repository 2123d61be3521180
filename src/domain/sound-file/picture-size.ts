import { viewOf } from '#domain/sound-file/byte-source.ts';

interface PictureSize {
  readonly width: number;
  readonly height: number;
}

const pngSize = (bytes: Uint8Array): PictureSize | null => {
  if (bytes.length < 24) return null;
  const view = viewOf(bytes);
  return { width: view.getUint32(16), height: view.getUint32(20) };
};

/** All kinds of "start of frame"; the codes between them mean something else. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const jpegSize = (bytes: Uint8Array): PictureSize | null => {
  const view = viewOf(bytes);
  for (let at = 2; at + 9 <= bytes.length;) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    // A marker may be filled up with any number of these.
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    else at += 2 + Math.max(2, view.getUint16(at + 2));
  }
  return null;
};

/** What the header of a picture says of its size, without decoding it; null where it says nothing. */
export const pictureSize = (type: 'image/jpeg' | 'image/png', bytes: Uint8Array): PictureSize | null =>
  type === 'image/png' ? pngSize(bytes) : jpegSize(bytes);
