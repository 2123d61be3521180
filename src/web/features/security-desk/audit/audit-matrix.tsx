import { useState } from 'react';
import type { AuditCell, AuditResult } from '#domain/security/audit/audit-run.ts';
import { TableTries } from '#web/features/security-desk/audit/table-tries.tsx';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';

const views = {
  app: 'The app’s tables',
  platform: 'Platform and functions',
  wrong: 'Only what’s wrong',
} as const;
type View = keyof typeof views;

const isApp = ({ table, operation }: AuditCell): boolean =>
  operation !== 'execute' && (table.startsWith('public.') || table.startsWith('storage.'));

const shownIn = (view: View, cell: AuditCell): boolean => {
  if (view === 'wrong') return cell.test_result !== 'passed';
  return isApp(cell) === (view === 'app');
};

const wrongIn = (cells: readonly AuditCell[]): number =>
  cells.filter(({ test_result }) => test_result !== 'passed').length;

const choices = (['app', 'platform', 'wrong'] as const).map((value) => ({ value, label: views[value] }));

/** Every table with who was let do what to it. */
export const AuditMatrix = ({ result }: { readonly result: AuditResult }) => {
  const [view, setView] = useState<View>('app');
  const tables = Map.groupBy(
    result.cells.filter((cell) => shownIn(view, cell)),
    ({ table }) => table,
  );
  return (
    <section aria-labelledby="audit-matrix" className="mt-10">
      <h2 id="audit-matrix" className="text-xl font-semibold">
        Who can do what
      </h2>
      <p className="mt-1 mb-4 text-muted">
        Each was really tried on a row made for it, and undone. Choose a try to see the policy behind it.
      </p>
      <ChoiceChips label="Which tables" choices={choices} value={view} onChange={setView} />
      {tables.size === 0 && <p className="mt-4 text-muted">Nothing here.</p>}
      <div className="mt-4">
        {[...tables].map(([table, cells]) => {
          const wrong = wrongIn(cells);
          return (
            <Disclosure
              key={`${view} ${table}`}
              name={table}
              size="small"
              hint={wrong === 0 ? `${cells.length} tries` : `${wrong} to look at`}
            >
              {() =>
                [...Map.groupBy(cells, ({ scene }) => scene)].map(([scene, those]) => (
                  <TableTries key={scene} scene={scene} cells={those} policies={result.policies} />
                ))
              }
            </Disclosure>
          );
        })}
      </div>
    </section>
  );
};
