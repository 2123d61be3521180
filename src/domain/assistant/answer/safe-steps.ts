import { longestModelStep, mostModelSteps } from '#domain/assistant/assistant-request.ts';
import { stepTitle } from '#domain/breakdown/step-title.ts';
import { safeAnswerText } from './safe-answer-text.ts';

/** `1.`, `-` or `Step 1:`; a time such as 10:30 is none. */
const marker = /^\s*(?:[-*•]\s+|\(?\d{1,2}[.)]\s+|step\s+\d{1,2}\s*[:.)–-]\s*)/i;
const halfLetter = /[\ud800-\udbff]$/;

const cut = (title: string): string =>
  title.length <= longestModelStep
    ? title
    : `${title
        .slice(0, longestModelStep - 1)
        .replace(halfLetter, '')
        .trimEnd()}…`;

/** What a model named as steps: few, short, plain, each once. */
export const safeSteps = (said: readonly string[]): readonly string[] => {
  const titles = said.flatMap((one) => {
    const plain = safeAnswerText(one.slice(0, 1000)).replace(marker, '').replaceAll('**', '');
    return stepTitle(cut(plain.replaceAll(/\s+/g, ' ').trim())) ?? [];
  });
  return [...new Set(titles)].slice(0, mostModelSteps);
};
