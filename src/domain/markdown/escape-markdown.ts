/** Inside a word an underscore means nothing, and `snake_case` stays readable; an ampersand matters before a name, a number sign at the end of a heading. */
const inlineMarks =
  /[\\`*[\]<~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|&(?=#?[\p{L}\p{N}]+;)|(?<=\s)#(?=#*\s*$)/gu;
const lineBreaks = /[\r\n\v\f\u0085\u2028\u2029]+/gu;
const blockMark = /^(\s*)(#{1,6}(?=\s|$)|>|[-+](?=\s|$)|-(?=[-\s]*$)|=+(?=\s*$))/u;
const numberMark = /^(\s*\d{1,9})([.)])(?=\s|$)/u;

/**
 * What somebody wrote, as one line that every Markdown reader shows as it is: no picture is fetched, no link or HTML made, and
 * nothing turns bold. Only for the middle of a line; see `escapeMarkdownLine` for one of its own.
 */
export const escapeMarkdown = (text: string): string =>
  text.replace(lineBreaks, ' ').replace(inlineMarks, '\\$&');

/** The same where the text begins a line: it is no heading, list, quotation or rule either. */
export const escapeMarkdownLine = (text: string): string =>
  escapeMarkdown(text).replace(blockMark, '$1\\$2').replace(numberMark, '$1\\$2');

/** The way back: a backslash goes where Markdown lets one stand before a mark. */
export const unescapeMarkdown = (text: string): string => text.replace(/\\([!-/:-@[-`{-~])/g, '$1');
