import { archiveRules, type ArchiveRule } from '#domain/archive/archive-rules.ts';
import { exportedTables, type Owner } from '#domain/data-export/export-tables.ts';
import { exportedKinds, recordRegistry } from '#domain/records/record-registry.ts';

/** One part of the copy: a table of `public`, whose rows are one's own and in an order in which none comes twice. */
export interface ArchivedTable {
  readonly name: string;
  readonly owner: Owner;
  /** Null for all there are. */
  readonly columns: readonly string[] | null;
  readonly order: readonly string[];
  readonly rule: ArchiveRule;
  /** Whether there is a CSV beside it. */
  readonly spreadsheet: boolean;
}

/** What people count, sort and draw; the rest is in JSON alone. */
const inSpreadsheets = new Set([
  'tasks',
  'task_steps',
  'projects',
  'milestones',
  'energy_checks',
  'focus_sessions',
  'feeling_checks',
  'heard_tracks',
  'coach_goals',
  'coach_experiments',
  'ai_episodic_memory',
  'ai_semantic_memory',
  'ai_associative_memory',
  'ai_procedural_memory',
  'ai_requests',
  'music_staging',
  'security_events',
]);

const copied = (table: Omit<ArchivedTable, 'rule' | 'spreadsheet'>): readonly ArchivedTable[] => {
  const rule = archiveRules[`public.${table.name}`];
  if (rule?.copy !== 'rows') return [];
  return [{ ...table, rule, spreadsheet: inSpreadsheets.has(table.name) }];
};

/** Every part, in the order of the file: what a person wrote first, so that what belongs to it can be put back behind it. */
export const archivedTables: readonly ArchivedTable[] = [
  ...exportedKinds.flatMap((kind) =>
    copied({
      name: recordRegistry[kind].table,
      owner: { column: 'user_id', is: 'account' },
      columns: null,
      order: ['id'],
    }),
  ),
  ...exportedTables.flatMap(({ table, owner, columns, order }) =>
    copied({ name: table, owner, columns, order }),
  ),
];
