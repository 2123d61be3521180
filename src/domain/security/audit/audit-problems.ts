import type { AuditActor, AuditOperation } from './audit-actors.ts';
import type { AuditCell, AuditFinding, AuditResult } from './audit-run.ts';
import type { FindingSeverity } from './judge.ts';

/** Something that a check found, in words for somebody who has never seen a policy. */
export interface AuditProblem {
  readonly id: string;
  readonly severity: FindingSeverity;
  readonly title: string;
  readonly text: string;
  /** Where it is, as the database calls it. */
  readonly place: string;
}

const who: Readonly<Record<AuditActor, string>> = {
  anonymous: 'Somebody who isn’t signed in',
  owner: 'The person it belongs to',
  stranger: 'Another person',
  admin: 'An admin',
  service: 'The server',
};

const doing: Readonly<Record<AuditOperation, readonly [could: string, object: string]>> = {
  select: ['read', 'rows of'],
  insert: ['add', 'rows to'],
  update: ['change', 'rows of'],
  delete: ['delete', 'rows of'],
  give: ['give away', 'rows of'],
  execute: ['call', ''],
  unanswered: ['get past the second step to', ''],
};

/** `public.task_steps` is “task steps”; a function keeps its name. */
export const placeWords = (place: string): string => {
  const [, bare = place] = /^(?:public\.)?([a-z0-9_.]+)/.exec(place) ?? [];
  return bare.replaceAll('_', ' ');
};

const tryProblem = (cell: AuditCell): AuditProblem => {
  const { table, scene, operation, actor, outcome, saw } = cell;
  const [verb, object] = doing[operation];
  const kind = scene === '' ? '' : `(${scene})`;
  const what = [verb, object, placeWords(table), kind].filter((part) => part !== '').join(' ');
  const base = { id: [table, scene, operation, actor].join(' '), place: table };
  if (outcome === 'untried') {
    return {
      ...base,
      severity: 'low',
      title: `Not tried: ${placeWords(table)}`,
      text: `It couldn’t be tried (${saw}), so nothing is known about it.`,
    };
  }
  return cell.may
    ? {
        ...base,
        severity: 'medium',
        title: `${who[actor]} can’t ${what}`,
        text: 'It should work, and the database refuses it.',
      }
    : {
        ...base,
        severity: actor === 'anonymous' || operation === 'select' ? 'critical' : 'high',
        title: `${who[actor]} could ${what}`,
        text: 'It was tried on a row made for it, and it went through. It should be refused.',
      };
};

const findingProblem = ({ check, object, title, meaning, severity }: AuditFinding): AuditProblem => ({
  id: `${check} ${object}`,
  severity,
  title,
  text: meaning,
  place: object,
});

const order: readonly FindingSeverity[] = ['critical', 'high', 'medium', 'low'];

/** Everything that isn't as it should be, the worst first. What is meant to be so is not among it. */
export const problemsOf = ({
  cells,
  findings,
}: Pick<AuditResult, 'cells' | 'findings'>): readonly AuditProblem[] =>
  [
    ...cells.filter(({ test_result }) => test_result !== 'passed').map(tryProblem),
    ...findings.filter(({ exception }) => exception === undefined).map(findingProblem),
  ].toSorted((one, other) => order.indexOf(one.severity) - order.indexOf(other.severity));
