export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** How many bytes a character has that begins with this one; 0 where none does. */
const lengthFrom = (lead: number): number => {
  if (lead < 0x80) return 1;
  if (lead >= 0xc2 && lead < 0xe0) return 2;
  if (lead >= 0xe0 && lead < 0xf0) return 3;
  return lead >= 0xf0 && lead < 0xf5 ? 4 : 0;
};

// Which second bytes may follow: none that would write a character longer than it has to be, or half of a pair.
const firstFollowers: Readonly<Record<number, readonly [number, number]>> = {
  0xe0: [0xa0, 0xbf],
  0xed: [0x80, 0x9f],
  0xf0: [0x90, 0xbf],
  0xf4: [0x80, 0x8f],
};

const isUtf8 = (bytes: Uint8Array): boolean => {
  for (let at = 0; at < bytes.length;) {
    const lead = bytes[at] ?? 0;
    const length = lengthFrom(lead);
    if (length === 0 || at + length > bytes.length) return false;
    for (let next = 1; next < length; next += 1) {
      const [low, high] = (next === 1 ? firstFollowers[lead] : undefined) ?? [0x80, 0xbf];
      const byte = bytes[at + next] ?? 0;
      if (byte < low || byte > high) return false;
    }
    at += length;
  }
  return true;
};

const looked = 4_000;

/** Western text in two bytes a letter has a zero in every second place. */
const zeros = (bytes: Uint8Array, from: 0 | 1): number => {
  let found = 0;
  for (let at = from; at < Math.min(bytes.length, looked); at += 2) if (bytes[at] === 0) found += 1;
  return found / Math.max(1, Math.floor(Math.min(bytes.length, looked) / 2));
};

/**
 * How the letters of a file are written: by the mark at its beginning, or by what fits. What is not valid UTF-8 is taken
 * for the Western European alphabet that spreadsheets on Windows write. Null for a file that holds no text.
 */
export const detectEncoding = (bytes: Uint8Array): Encoding | null => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (zeros(bytes, 1) > 0.4 && zeros(bytes, 0) < 0.1) return 'utf-16le';
  if (zeros(bytes, 0) > 0.4 && zeros(bytes, 1) < 0.1) return 'utf-16be';
  if (bytes.includes(0)) return null;
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
};

/** A ZIP, which several apps give: its first two letters are those of the man who thought of it. */
export const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3;
