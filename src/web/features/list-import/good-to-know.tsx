import { cuts, cutWords } from '#domain/list-import/fit-task.ts';
import type { Reading } from '#domain/list-import/reading.ts';
import type { SortedFound } from '#domain/list-import/select-tasks-to-import.ts';
import { countTasks } from '#web/features/list-import/count-tasks.ts';

const examples = 3;

const linesFor = ({ bring, tooShort }: SortedFound, { away }: Reading): readonly string[] => {
  const unread = bring.filter(({ found }) => found.unread.length > 0).length;
  const short = tooShort.slice(0, examples).map((title) => `“${title}”`);
  return [
    ...(unread === 0
      ? []
      : [
          `${countTasks(unread)} with a date, a repeat or something else we weren’t sure about. Those words go into the note.`,
        ]),
    ...cuts.flatMap((cut) => {
      const count = bring.filter((task) => task.cut.includes(cut)).length;
      return count === 0 ? [] : [cutWords[cut](countTasks(count))];
    }),
    ...(tooShort.length === 0
      ? []
      : [
          `${countTasks(tooShort.length)} with a title under three letters can’t be imported: ${short.join(', ')}${tooShort.length > examples ? ' and more' : ''}.`,
        ]),
    ...(away === 0
      ? []
      : [`${countTasks(away)} archived, cancelled or dropped in the other app. They aren’t imported.`]),
  ];
};

interface GoodToKnowProps {
  readonly sorted: SortedFound;
  readonly reading: Reading;
}

/** Everything that does not come as it was. Nothing is dropped without a word. */
export const GoodToKnow = ({ sorted, reading }: GoodToKnowProps) => {
  const lines = linesFor(sorted, reading);
  if (lines.length === 0) return null;
  return (
    <div className="mt-6">
      <h4 className="font-semibold">Good to know</h4>
      <ul className="mt-2 list-disc space-y-2 pl-6 marker:text-calm">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
};
