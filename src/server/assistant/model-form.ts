import { z } from 'zod';
import { ModelFailure } from './model-failure.ts';
import { streamModel } from './model.ts';
import type { ModelOptions, ModelPrompt, ModelQuestion, ModelSetting } from './model-question.ts';

/** A server that takes no schema is told it in words. What leaves has them in it, so this comes before it is shown. */
export const promptForForm = (
  { system, text }: ModelPrompt,
  form: z.ZodType,
  { structured }: Pick<ModelSetting, 'structured'>,
): ModelPrompt =>
  structured
    ? { system, text }
    : {
        system: `${system}\n\nAnswer with one JSON object and nothing else. It has to fit this JSON Schema:\n${JSON.stringify(z.toJSONSchema(form))}`,
        text,
      };

/** The prompt as it came from `promptForForm`. An answer of another form is a failure like any other. */
export const askForm = async <T>(
  setting: ModelSetting,
  question: Omit<ModelQuestion, 'tools' | 'form'> & { readonly form: z.ZodType<T> },
  options: ModelOptions = {},
): Promise<T> => {
  let answer = '';
  for await (const part of streamModel(setting, question, options)) {
    if (part.type === 'text') answer += part.delta;
    if (part.type === 'done' && part.cut) throw new ModelFailure('cut_off');
  }
  return parseForm(answer, question.form);
};

/** Some put the object into a fence or say a sentence before it. */
export const parseForm = <T>(answer: string, form: z.ZodType<T>): T => {
  const from = answer.indexOf('{');
  const to = answer.lastIndexOf('}');
  let value: unknown;
  try {
    value = JSON.parse(answer.slice(from, to + 1));
  } catch {
    throw new ModelFailure('broken');
  }
  const parsed = z.safeParse(form, value);
  if (!parsed.success) throw new ModelFailure('broken');
  return parsed.data;
};
