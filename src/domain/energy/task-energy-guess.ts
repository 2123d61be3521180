import { asked, beforeAndAfter } from '#domain/energy/before-after.ts';
import type { EnergyCheck } from '#domain/records/kinds/energy-check.ts';
import { type EnergyGuess, nearestEnergy } from '#domain/energy/energy-guess.ts';
import { type Energy, energies } from '#domain/records/kinds/energy.ts';
import { type TaskKind, taskKinds } from '#domain/records/kinds/task-values.ts';
import type { Task } from '#domain/records/kinds/task.ts';

/** So many sessions of a kind before they speak for it. */
const sessionsNeeded = 3;
/** So many of the person's own tasks with the same word. */
const tasksNeeded = 2;

/** Something else says nothing about the next one of its kind. */
export type Learnable = Exclude<TaskKind, 'other'>;

/** Several of a kind, in the middle of a sentence. */
export const kindsInWords: Readonly<Record<Learnable, string>> = {
  call: 'calls',
  message: 'messages',
  errand: 'errands',
  chore: 'chores',
  paperwork: 'paperwork tasks',
  writing: 'writing tasks',
  reading: 'reading tasks',
  making: 'making tasks',
  body: 'self-care tasks',
};

const afterwards: Readonly<Record<Energy, string>> = {
  low: 'took little energy',
  medium: 'didn’t change your energy much',
  high: 'took a lot of energy',
};

interface GuessedTask {
  readonly id?: string;
  readonly title: string;
  readonly kind: TaskKind;
}

interface History {
  readonly tasks: readonly Task[];
  readonly checks: readonly EnergyCheck[];
}

const fromSessions = (kind: TaskKind, { tasks, checks }: History): EnergyGuess | null => {
  if (kind === 'other') return null;
  const ofKind = new Set(tasks.filter((task) => task.kind === kind).map((task) => task.id));
  const levels = beforeAndAfter(checks)
    .filter(({ taskId }) => taskId !== null && ofKind.has(taskId))
    .map(asked);
  if (levels.length < sessionsNeeded) return null;
  const energy = nearestEnergy(levels.reduce<number>((sum, level) => sum + level, 0) / levels.length);
  return { energy, because: `Your ${levels.length} ${kindsInWords[kind]} so far ${afterwards[energy]}.` };
};

/** What was learned from before and after, a sentence for every kind there is enough of. */
export const learnedFromSessions = (history: History): readonly EnergyGuess[] =>
  taskKinds.map((kind) => fromSessions(kind, history)).filter((guess) => guess !== null);

// Short words and these say how, not what.
const shortestWord = 4;
const fillers = new Set(
  'with from into about that this some more have then them their your mine over'.split(' '),
);

const wordsOf = (title: string): readonly string[] => [
  ...new Set(
    (title.toLowerCase().match(/\p{L}+/gu) ?? []).filter(
      (word) => word.length >= shortestWord && !fillers.has(word),
    ),
  ),
];

const fromOwnWords = (guessed: GuessedTask, { tasks }: History): EnergyGuess | null => {
  const others = tasks.filter(({ id, state }) => id !== guessed.id && state !== 'inbox');
  for (const word of wordsOf(guessed.title)) {
    const same = others.filter((task) => wordsOf(task.title).includes(word)).map((task) => task.energy);
    const energy = energies.find((level) => same.length >= tasksNeeded && same.every((one) => one === level));
    if (energy !== undefined) {
      return { energy, because: `You chose ${energy} energy for your other tasks with “${word}”.` };
    }
  }
  return null;
};

// Where nothing was learned yet. Few and plain: a wrong guess costs more than none.
const commonWords: Readonly<Record<Energy, readonly string[]>> = {
  low: ['water', 'tidy', 'fold', 'wash', 'reply', 'sort', 'charge', 'unpack', 'rest', 'feed'],
  medium: ['call', 'email', 'book', 'cook', 'shop', 'order', 'clean', 'walk', 'pack', 'repair'],
  high: ['taxes', 'report', 'essay', 'present', 'study', 'plan', 'apply', 'exam', 'budget', 'negotiate'],
};

const howMuch: Readonly<Record<Energy, string>> = { low: 'little', medium: 'some', high: 'a lot of' };

const fromCommonWords = ({ title }: GuessedTask): EnergyGuess | null => {
  for (const word of title.toLowerCase().match(/\p{L}+/gu) ?? []) {
    const energy = energies.find((level) => commonWords[level].includes(word));
    if (energy !== undefined) {
      return { energy, because: `“${word}” often takes ${howMuch[energy]} energy.` };
    }
  }
  return null;
};

/**
 * What a task probably asks for: first from how sessions of its kind went, then from what the person chose for the
 * same words, then from a few common words. Null where there is nothing to go by.
 */
export const guessTaskEnergy = (task: GuessedTask, history: History): EnergyGuess | null =>
  fromSessions(task.kind, history) ?? fromOwnWords(task, history) ?? fromCommonWords(task);
