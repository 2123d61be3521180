import { restoreLimits } from '#domain/restore/restore-limits.ts';

/** Uploads in one file: half of what can be put back at once, which leaves the other half to everything else. */
export const partLimits = { bytes: 500_000_000, uploads: 2_000 } as const;

/** The answer says with it in how many files a copy comes. */
export const partsHeader = 'kindling-copy-parts';

interface UploadParts<Upload> {
  /** At least one. Each is a copy with everything, and these uploads. */
  readonly parts: readonly (readonly Upload[])[];
  /** No copy could bring them back. */
  readonly tooLarge: readonly Upload[];
}

/** Which uploads come in which file, so that each of the files can be put back. The order decides, and stays as it is. */
export const uploadParts = <Upload extends { readonly size: number }>(
  uploads: readonly Upload[],
  most: { readonly bytes: number; readonly uploads: number } = partLimits,
): UploadParts<Upload> => {
  const parts: Upload[][] = [[]];
  const tooLarge: Upload[] = [];
  let bytes = 0;
  for (const upload of uploads) {
    if (upload.size > restoreLimits.uploadBytes) {
      tooLarge.push(upload);
      continue;
    }
    let part = parts.at(-1);
    if (part === undefined || bytes + upload.size > most.bytes || part.length >= most.uploads) {
      part = [];
      parts.push(part);
      bytes = 0;
    }
    part.push(upload);
    bytes += upload.size;
  }
  return { parts, tooLarge };
};
