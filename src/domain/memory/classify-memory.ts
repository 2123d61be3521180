import type { MemoryLayer } from './memory-layer.ts';

/** What is asked in which order (spec 2 §5): the first rule that finds one of its keywords in a tag or the text decides. */
const rules: readonly (readonly [keywords: RegExp, layer: MemoryLayer])[] = [
  [/\bsecurity assessments?\b/, 'episodic'],
  [/\bsecurity patterns?\b|\bvulnerabilit(?:y|ies)\b|\brls\b|\bauthentication\b/, 'semantic'],
  [/\bworkflows?\b|\bsteps\b|\bprocedures?\b/, 'procedural'],
  [/\brelates to\b|\bcorrelates with\b|\bpatterns?\b/, 'associative'],
  [/\bsessions?\b|\btasks?\b|\bfocus(?:e[sd]|ing)?\b|\busers?\b/, 'episodic'],
];

// Whole words, so that "girls" is no RLS; a tag may say `security-assessment`.
const asWords = (text: string): string => text.toLowerCase().replaceAll(/[\s_-]+/g, ' ');

/** The layer of a memory that came without one. */
export const classifyMemory = ({
  content,
  tags = [],
}: {
  readonly content: string;
  readonly tags?: readonly string[];
}): MemoryLayer => {
  const texts = [...tags, content].map(asWords);
  const rule = rules.find(([keywords]) => texts.some((text) => keywords.test(text)));
  return rule?.[1] ?? 'semantic';
};
