import { memorySource } from '#domain/sound-file/byte-source.ts';
import { pictureSize } from '#domain/sound-file/picture-size.ts';
import { readPicture } from '#domain/sound-file/read-picture.ts';
import type { OwnUpload } from '#domain/uploads/own-upload.ts';
import { isDrawable, isUploadPicture, middleSquare, pictureLimits } from '#domain/uploads/upload-picture.ts';
import { readSoundFile } from '#web/services/uploads/picture-queries.ts';
import { readTrackPath } from '#web/services/uploads/uploads-queries.ts';

/** From the best to one that even noise fits into. */
const qualities = [0.85, 0.7, 0.5, 0.3] as const;

const fileOf = async ({ path, trackId }: OwnUpload): Promise<Uint8Array | null> => {
  if (path !== null) return readSoundFile({ staged: path });
  const library = trackId === null ? null : await readTrackPath(trackId);
  return library === null ? null : readSoundFile({ library });
};

const pictureIn = (file: Uint8Array): Blob | null => {
  const found = readPicture(memorySource(file));
  const size = found === null ? null : pictureSize(found.type, found.bytes);
  return found === null || size === null || !isDrawable(size)
    ? null
    : new Blob([found.bytes], { type: found.type });
};

/** Drawn anew as a small square: what else a camera wrote into the picture stays behind. */
const drawn = async (picture: Blob): Promise<string | null> => {
  const bitmap = await createImageBitmap(picture);
  const canvas = document.createElement('canvas');
  canvas.width = pictureLimits.side;
  canvas.height = pictureLimits.side;
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  // JPEG knows no transparency and would make it black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  const { x, y, side } = middleSquare(bitmap);
  pen.drawImage(bitmap, x, y, side, side, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  for (const quality of qualities) {
    const text = canvas.toDataURL('image/jpeg', quality);
    if (isUploadPicture(text)) return text;
  }
  return null;
};

/** The picture in somebody's own file, ready to be kept; null where there is none that can be drawn. */
export const embeddedPicture = async (upload: OwnUpload): Promise<string | null> => {
  const file = await fileOf(upload);
  if (file === null) return null;
  try {
    const picture = pictureIn(file);
    return picture === null ? null : await drawn(picture);
  } catch {
    return null;
  }
};
