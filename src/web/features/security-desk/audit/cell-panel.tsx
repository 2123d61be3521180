import type { AuditCell, AuditPolicy } from '#domain/security/audit/audit-run.ts';
import { policiesBehind } from '#domain/security/audit/policies-behind.ts';
import { actorWords, operationWords, sawWords } from '#web/features/security-desk/audit/audit-words.ts';

const Rule = ({ policy }: { readonly policy: AuditPolicy }) => (
  <li className="mt-3">
    <p className="font-medium">{policy.name}</p>
    {policy.using !== null && (
      <pre className="text-sm whitespace-pre-wrap wrap-anywhere">using {policy.using}</pre>
    )}
    {policy.check !== null && (
      <pre className="text-sm whitespace-pre-wrap wrap-anywhere">with check {policy.check}</pre>
    )}
  </li>
);

const noRule = ({ actor, operation }: AuditCell): string => {
  if (operation === 'execute') return 'The function itself looks at who is asking.';
  if (actor === 'service') return 'Policies don’t bind the server: its grants decide.';
  return 'No policy lets this through.';
};

/** One try: what was done, what was seen, what should have been, and the policies behind it. */
export const CellPanel = ({
  cell,
  policies,
}: {
  readonly cell: AuditCell;
  readonly policies: readonly AuditPolicy[];
}) => {
  const rules = policiesBehind(cell, policies);
  return (
    <div aria-live="polite" className="mt-3 rounded-2xl border border-line bg-raised p-4">
      <p className="font-medium">
        {operationWords[cell.operation]} as {actorWords[cell.actor].toLowerCase()}
        {cell.scene !== '' && `, ${cell.scene}`}
      </p>
      <p>
        {sawWords(cell)} It should be {cell.may ? 'allowed' : 'refused'}.
      </p>
      {rules.length === 0 ? (
        <p className="mt-2 text-muted">{noRule(cell)}</p>
      ) : (
        <ul>
          {rules.map((policy) => (
            <Rule key={policy.name} policy={policy} />
          ))}
        </ul>
      )}
    </div>
  );
};
