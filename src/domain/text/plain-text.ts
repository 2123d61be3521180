const control = /\p{Cc}/gu;
const controlButLayout = /[^\P{Cc}\n\t]/gu;

/** Code points, as the database counts them: an emoji is one character. */
export const lengthOf = (text: string): number => Array.from(text).length;

/** One line as it is stored: trimmed, without control characters. */
export const withoutControl = (text: string): string => text.replace(control, '').toWellFormed().trim();

/** Many lines as they are stored: line breaks and tabs stay. */
export const withoutControlButLayout = (text: string): string =>
  text.replaceAll('\r\n', '\n').replace(controlButLayout, '').toWellFormed().trim();
