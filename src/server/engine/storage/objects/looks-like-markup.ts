/** Browsers look at no more than this when they guess a type. */
export const SNIFFED_BYTES = 1445;

const markupAtStart = /^<(?:[a-z!?/])/iu;
const markupInside = /<(?:script|svg|html|iframe|body|object|embed|foreignobject|!doctype html)[\s/>]/iu;
const scriptAtStart =
  /^(?:#!|\/\/|\/\*|['"]use strict|\(?(?:async )?function\b|\(\s*\)\s*=>|(?:var|let|const|import|export|window|document|self|globalThis|eval|alert)\b[\s.({*[])/u;

/**
 * Whether bytes that claim to be sound or a picture start like a page, a vector drawing or a script. Wrong in
 * doubt only costs an "attachment": players and <img> take those all the same.
 */
export const looksLikeMarkup = (head: Uint8Array): boolean => {
  const text = textOf(head.subarray(0, SNIFFED_BYTES)).trimStart();
  return markupAtStart.test(text) || markupInside.test(text) || scriptAtStart.test(text);
};

const textOf = (bytes: Uint8Array): string => {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const withoutMark = first === 0xef && second === 0xbb && third === 0xbf ? bytes.subarray(3) : bytes;
  // One byte, one character: nothing is lost, whatever the bytes are.
  return Buffer.from(withoutMark).toString('latin1');
};
