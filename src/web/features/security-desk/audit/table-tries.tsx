import { Check, Minus, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { auditActors, auditOperations } from '#domain/security/audit/audit-actors.ts';
import type { AuditCell, AuditPolicy } from '#domain/security/audit/audit-run.ts';
import { actorWords, operationWords, outcomeWords } from '#web/features/security-desk/audit/audit-words.ts';
import { CellPanel } from '#web/features/security-desk/audit/cell-panel.tsx';

const Sign = ({ cell }: { readonly cell: AuditCell }) => {
  const look = 'size-4 shrink-0';
  if (cell.test_result !== 'passed') return <TriangleAlert aria-hidden="true" className={look} />;
  if (cell.outcome === 'allowed') return <Check aria-hidden="true" className={look} />;
  return <Minus aria-hidden="true" className={look} />;
};

const Try = ({
  cell,
  isChosen,
  onChoose,
}: {
  readonly cell: AuditCell;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}) => {
  const isWrong = cell.test_result === 'failed';
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={`${operationWords[cell.operation]} as ${actorWords[cell.actor].toLowerCase()}: ${outcomeWords[cell.outcome]}${isWrong ? ', wrong' : ''}`}
      className="inline-flex min-h-[44px] min-w-[44px] cursor-pointer items-center gap-1.5 rounded-full px-2 text-sm hover:bg-raised aria-pressed:bg-raised aria-pressed:font-semibold"
      onClick={onChoose}
    >
      <Sign cell={cell} />
      {isWrong ? `${outcomeWords[cell.outcome]} (wrong)` : outcomeWords[cell.outcome]}
    </button>
  );
};

/** Operations down, actors across; choosing a try shows what is behind it. */
export const TableTries = ({
  scene,
  cells,
  policies,
}: {
  readonly scene: string;
  readonly cells: readonly AuditCell[];
  readonly policies: readonly AuditPolicy[];
}) => {
  const [chosen, setChosen] = useState<AuditCell | null>(null);
  const actors = auditActors.filter((actor) => cells.some((cell) => cell.actor === actor));
  const operations = auditOperations.filter((operation) =>
    cells.some((cell) => cell.operation === operation),
  );
  return (
    <div className="mb-5">
      <div className="overflow-x-auto">
        <table className="w-full text-left">
          {scene !== '' && <caption className="text-left text-muted">{scene}</caption>}
          <thead>
            <tr>
              <th scope="col" className="py-1 pr-3 font-medium">
                Try
              </th>
              {actors.map((actor) => (
                <th key={actor} scope="col" className="px-2 py-1 font-medium">
                  {actorWords[actor]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {operations.map((operation) => (
              <tr key={operation} className="border-t border-line">
                <th scope="row" className="py-1 pr-3 font-medium">
                  {operationWords[operation]}
                </th>
                {actors.map((actor) => {
                  const cell = cells.find((each) => each.actor === actor && each.operation === operation);
                  return (
                    <td key={actor} className="py-1">
                      {cell !== undefined && (
                        <Try cell={cell} isChosen={chosen === cell} onChoose={() => setChosen(cell)} />
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {chosen !== null && <CellPanel cell={chosen} policies={policies} />}
    </div>
  );
};
