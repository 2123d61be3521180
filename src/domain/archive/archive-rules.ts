import { accountTables, exportedTables } from '#domain/data-export/export-tables.ts';
import { leftOut } from '#domain/data-export/left-out.ts';
import { tablesAboutNobody } from '#domain/privacy/tables-kept.ts';
import { recordKinds, recordRegistry } from '#domain/records/record-registry.ts';

/**
 * What the copy does with one table. `copy`: whether its rows are in the file. `restore`: `record` is merged field by field as
 * devices do it, `row` is put back as it was, `never` stays in the file for reading.
 */
export interface ArchiveRule {
  readonly copy: 'rows' | 'never';
  readonly restore: 'record' | 'row' | 'never';
  /** Why it is not copied, or not put back; shown to the person. */
  readonly why?: string;
}

const putBack = new Set([
  'users',
  'ai_episodic_memory',
  'ai_semantic_memory',
  'ai_associative_memory',
  'ai_procedural_memory',
  'memory_settings',
  'memory_proposals',
  'memory_uses',
  'music_staging',
]);

const ofThisAccount = 'It belongs to the account you’re signed in with. Putting it back could lock you out.';
const ofThisSite = 'It says what happened on the site you came from. It stays in the copy for you to read.';
const madeAgain = 'It’s counted or made again by itself.';
const yoursToSay = 'Whether your words may go to a connected model is yours to say again here.';
const askedAgain = 'Nobody looks in without being asked again. Invite them anew if you like.';
const measuredAgain = 'It’s made again from the file.';

/** Why the other exported tables stay in the file. */
const readOnly: Readonly<Record<string, string>> = {
  profiles: ofThisAccount,
  user_roles: ofThisAccount,
  user_sessions: ofThisAccount,
  trusted_devices: ofThisAccount,
  sealing_keys: ofThisAccount,
  delete_requests: ofThisAccount,
  support_invitations: askedAgain,
  support_shares: askedAgain,
  support_looks: askedAgain,
  support_answers: askedAgain,
  support_notes: ofThisSite,
  calendar_feeds: 'The address belongs to the site you came from. Make a new one here.',
  copy_schedules: 'Turn it on again if you want it.',
  licences: ofThisAccount,
  licence_usage: ofThisAccount,
  client_logs: ofThisSite,
  security_events: ofThisSite,
  audit_events: ofThisSite,
  audit_personal: ofThisSite,
  login_locations: ofThisSite,
  security_threats: ofThisSite,
  contact_messages: ofThisSite,
  board_cards: ofThisSite,
  ai_requests: ofThisSite,
  restore_points: ofThisSite,
  restores: ofThisSite,
  sound_measurements: measuredAgain,
  upload_pictures: measuredAgain,
  ai_settings: yoursToSay,
  memory_vectors: madeAgain,
  record_counts: madeAgain,
  record_horizons: madeAgain,
};

const ruleOf = (table: string): ArchiveRule | undefined => {
  if (putBack.has(table)) return { copy: 'rows', restore: 'row' };
  const why = readOnly[table];
  return why === undefined ? undefined : { copy: 'rows', restore: 'never', why };
};

type Named = readonly (readonly [string, ArchiveRule])[];

const records: Named = recordKinds.map((kind) => [
  `public.${recordRegistry[kind].table}`,
  recordRegistry[kind].exported
    ? { copy: 'rows', restore: 'record' }
    : { copy: 'never', restore: 'never', why: 'It’s left out of every copy.' },
]);

const exported: Named = exportedTables.flatMap(({ table }) => {
  const rule = ruleOf(table);
  return rule === undefined ? [] : [[`public.${table}`, rule] as const];
});

const never: Named = leftOut.flatMap(({ tables, why }) =>
  tables.map((table) => [table, { copy: 'never', restore: 'never', why }] as const),
);

const aboutNobody: Named = tablesAboutNobody.map((table) => [
  table,
  { copy: 'never', restore: 'never', why: 'It says nothing about anybody.' },
]);

/** Rows of the file store say where bytes lie on one machine. */
const files: Named = [
  [
    'storage.objects',
    {
      copy: 'never',
      restore: 'never',
      why: 'The files you uploaded are in the copy, in the folder “uploads”. Copies that were made by themselves are not.',
    },
  ],
];

/** The account is told in the manifest, not in a part of its own. */
const account: Named = accountTables.map((table) => [
  table,
  { copy: 'rows', restore: 'never', why: ofThisAccount },
]);

/** By table, with the schema. A test fails for a table of the database that has none. */
export const archiveRules: Readonly<Record<string, ArchiveRule>> = Object.fromEntries([
  ...aboutNobody,
  ...never,
  ...files,
  ...account,
  ...exported,
  ...records,
]);
