import { kindNames } from '#domain/restore/kind-names.ts';
import type { KindPlan, RestoreChoices } from '#domain/restore/restore-plan.ts';

export const nameOf = (table: string): string => kindNames[table] ?? table.replaceAll('_', ' ');

const counted = (count: number, words: string): readonly string[] =>
  count === 0 ? [] : [`${count.toLocaleString('en')} ${words}`];

/** "12 new · 3 newer in the copy · 40 the same". */
export const countWords = ({ new: added, changed, same, conflict, cannot }: KindPlan): string =>
  [
    ...counted(added, 'new'),
    ...counted(changed, 'newer in the copy'),
    ...counted(conflict, 'different'),
    ...counted(same, 'the same'),
    ...counted(
      cannot.reduce((sum, { rows }) => sum + rows, 0),
      'can’t come',
    ),
  ].join(' · ');

/** How many rows the button would touch. */
export const comingCount = (kinds: readonly KindPlan[], choices: RestoreChoices): number =>
  kinds.reduce((sum, kind) => {
    const choice = choices[kind.name] ?? 'keep';
    if (choice === 'skip') return sum;
    return sum + kind.new + kind.changed + (choice === 'take' ? kind.conflict : 0);
  }, 0);

/** What undo did, and what it left: nobody loses what they went on with. */
export const undoneWords = (done: { readonly stays: number; readonly has_point: boolean }): string => {
  const left = [
    ...(done.stays === 0
      ? []
      : [
          done.stays === 1
            ? 'One thing you changed since stayed as it is.'
            : `${done.stays.toLocaleString('en')} things you changed since stayed as they are.`,
        ]),
    ...(done.has_point
      ? []
      : ['The restore point is gone, so the tasks and other records it brought stayed too.']),
  ];
  return left.length === 0 ? 'Undone. Everything is as it was before.' : ['Undone.', ...left].join(' ');
};
