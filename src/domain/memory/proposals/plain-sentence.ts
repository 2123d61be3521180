const quotation = /"[^"\n]*"|“[^”\n]*”|„[^“”\n]*[“”]|«[^»\n]*»/gu;

/** What stands in quotation marks and is longer than a name was said by somebody else, or is read out. */
const withoutQuotations = (text: string): string =>
  text.replaceAll(quotation, (whole) =>
    whole.trim().split(/\s+/u).length > 3 ? ' '.repeat(whole.length) : whole,
  );

/** The same letters at the same places, as rules read them: small, with straight apostrophes, other people's words blank. */
export const plainSentence = (sentence: string): string =>
  withoutQuotations(sentence)
    .replaceAll(/[’‘ʼ`´]/gu, "'")
    .replaceAll(/[\t\n\r\u00A0]/gu, ' ')
    .replaceAll(/[A-ZÀ-ÖØ-Þ]/gu, (letter) => letter.toLowerCase());
