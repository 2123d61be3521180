// The letters of tags. Written out, since the domain has neither the browser's nor Node's decoder.

/** One character for each byte. */
export const latin1Of = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('');

/** What Windows has where Latin-1 has control characters; five places are empty. */
const windowsLetters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

const windows1252Of = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => windowsLetters[byte - 0x80] ?? String.fromCodePoint(byte)).join('');

/** Without a mark in front it is big-endian, unless told otherwise. */
export const utf16Of = (bytes: Uint8Array, littleEndian = false): string => {
  const [first = 0, second = 0] = bytes;
  const mark = (first << 8) | second;
  const little = mark === 0xff_fe || (littleEndian && mark !== 0xfe_ff);
  const from = mark === 0xff_fe || mark === 0xfe_ff ? 2 : 0;
  let text = '';
  for (let at = from; at + 1 < bytes.length; at += 2) {
    const [a = 0, b = 0] = [bytes[at], bytes[at + 1]];
    text += String.fromCharCode(little ? (b << 8) | a : (a << 8) | b);
  }
  return text.toWellFormed();
};

const isNext = (byte: number | undefined): byte is number => byte !== undefined && (byte & 0xc0) === 0x80;

/** The least that a letter of so many bytes may mean: anything below is written in a shorter way. */
const least = [0, 0, 0x80, 0x800, 0x1_00_00] as const;

const letterAt = (
  bytes: Uint8Array,
  at: number,
): { readonly code: number; readonly length: number } | null => {
  const first = bytes[at] ?? 0;
  if (first < 0x80) return { code: first, length: 1 };
  const length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  if (first < 0xc2 || first > 0xf4) return null;
  let code = first & (0x7f >> length);
  for (let next = 1; next < length; next += 1) {
    const byte = bytes[at + next];
    if (!isNext(byte)) return null;
    code = (code << 6) | (byte & 0x3f);
  }
  const surrogate = code >= 0xd8_00 && code <= 0xdf_ff;
  return code < (least[length] ?? 0) || code > 0x10_ff_ff || surrogate ? null : { code, length };
};

/** Null where some bytes are no UTF-8. */
const strictUtf8Of = (bytes: Uint8Array): string | null => {
  let text = '';
  for (let at = 0; at < bytes.length;) {
    const letter = letterAt(bytes, at);
    if (letter === null) return null;
    text += String.fromCodePoint(letter.code);
    at += letter.length;
  }
  return text;
};

/** What is no letter, one that was cut off at the end too, becomes the sign for that. */
export const utf8Of = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length;) {
    const letter = letterAt(bytes, at);
    text += letter === null ? '\uFFFD' : String.fromCodePoint(letter.code);
    at += letter?.length ?? 1;
  }
  return text;
};

/** Nobody says which alphabet it is: UTF-8 where that fits, else the one of old Windows. */
export const guessedTextOf = (bytes: Uint8Array): string => strictUtf8Of(bytes) ?? windows1252Of(bytes);
