import { minutesNamed } from '#domain/capture/duration-words.ts';
import { type Energy, energies } from '#domain/records/kinds/energy.ts';
import { taskLimits } from '#domain/tasks/task-rules.ts';

interface LabelReading {
  readonly energy: Energy | null;
  readonly minutes: number | null;
  readonly others: readonly string[];
}

const plain = (label: string): string => label.replace(/^[@#]+/, '').trim();

/** "Low" alone may be a priority: only a label that says "energy" is about energy. */
export const energyOf = (label: string): Energy | null => {
  const words = plain(label)
    .toLowerCase()
    .split(/[\s:_-]+/);
  if (words.length !== 2 || !words.includes('energy')) return null;
  return energies.find((energy) => words.includes(energy)) ?? null;
};

/** Within what a task may have; null for anything else. */
export const minutesOf = (text: string): number | null => {
  const { min, max } = taskLimits.estimatedMinutes;
  const minutes = minutesNamed(
    plain(text)
      .toLowerCase()
      .split(/[\s_-]+/),
  );
  return minutes !== null && minutes >= min && minutes <= max ? minutes : null;
};

export const splitLabels = (cell: string): readonly string[] =>
  cell
    .split(/[,;\n]/)
    .map((label) => label.trim())
    .filter((label) => label !== '');

/** What labels say about energy and time, and those that say neither. */
export const readLabels = (labels: readonly string[]): LabelReading => {
  let energy: Energy | null = null;
  let minutes: number | null = null;
  const others: string[] = [];
  for (const label of labels) {
    const [ofEnergy, ofMinutes] = [energyOf(label), minutesOf(label)];
    if (ofEnergy !== null && energy === null) energy = ofEnergy;
    else if (ofMinutes !== null && minutes === null) minutes = ofMinutes;
    else others.push(plain(label));
  }
  return { energy, minutes, others };
};
