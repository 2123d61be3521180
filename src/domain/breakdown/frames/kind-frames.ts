import type { Frame } from '#domain/breakdown/frames/frame.ts';
import type { RecipeName } from '#domain/breakdown/recipes/recipes.ts';
import type { Task } from '#domain/records/kinds/task.ts';
import type { TaskKind } from '#domain/records/kinds/task-values.ts';
import { guessKind } from '#domain/tasks/task-kind.ts';

const byKind: Readonly<Record<Exclude<TaskKind, 'other'>, readonly [RecipeName, string]>> = {
  call: ['call', 'Pick up your phone and open your contacts'],
  message: ['message', 'Open the app and the chat or email it’s about'],
  errand: ['errand', 'Put your shoes on and your keys in your pocket'],
  chore: ['tidy', 'Go and stand where you’ll do it'],
  paperwork: ['form', 'Get the letter or page it’s about and open it'],
  writing: ['writing', 'Open a new page and type “{bare}” as its title'],
  reading: ['reading', 'Open it and read the first line'],
  making: ['making', 'Put the first tool you need on the table'],
  body: ['care', 'Stand up and stretch both arms once'],
};

/** Where the title says too little and the person has said what type it is. A guess of ours is nothing they said. */
export const kindFrame = ({ title, kind }: Pick<Task, 'title' | 'kind'>): Frame | null => {
  if (kind === 'other' || kind === guessKind(title)) return null;
  const [recipe, first] = byKind[kind];
  return [kind, '*', '*', recipe, first];
};
