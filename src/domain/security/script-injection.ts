// Shapes that run when they become HTML. Text is stored plain and escaped wherever it is shown, so that this is
// something to notice and nothing to refuse: people do write about <script>.
const shapes: readonly RegExp[] = [
  /<\s*(?:script|iframe|object|embed|svg|math|base|meta|link|style)\b/i,
  /<[a-z][^>]{0,500}\son[a-z]{3,30}\s*=/i,
  /\b(?:java|vb)script:\S/i,
  /\bdata\s*:\s*text\/html/i,
];

export const looksLikeScript = (text: string): boolean => shapes.some((shape) => shape.test(text));
