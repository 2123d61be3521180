import { editDistance } from './closest-name.ts';

const MOST_CHANGES = 3;

/** The columns that PostgreSQL would suggest for one that is not there: the one or two that need fewest changes. */
export const closestColumns = (asked: string, known: Iterable<string>): readonly string[] => {
  const most = Math.min(MOST_CHANGES, Math.floor(asked.length / 2));
  if (most === 0 || asked.length > 63) return [];
  const near = [...known]
    .map((name) => ({ name, changes: editDistance(asked, name) }))
    .filter(({ changes }) => changes <= most);
  const fewest = Math.min(...near.map(({ changes }) => changes));
  const best = near.filter(({ changes }) => changes === fewest);
  return best.length > 2 ? [] : best.map(({ name }) => name);
};
