import { escapeHtml } from '#domain/text/escape-html.ts';
import { withoutControl } from '#domain/text/plain-text.ts';

/** The sanitiser of spec 1 §5, for places where text becomes HTML: trim, clean, cut, escape. Stored text is plain. */
export const sanitiseText = (text: string, limit: number): string =>
  escapeHtml(Array.from(withoutControl(text)).slice(0, limit).join(''));
