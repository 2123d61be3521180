import process from 'node:process';
import { z } from 'zod';
import { createDatabase } from '#server/engine/database/database.ts';
import type { Actor } from '#server/engine/database/database.ts';
import { buildRead } from '#server/engine/rest/build-read.ts';
import { buildInsert } from '#server/engine/rest/build-write.ts';
import { loadSchema } from '#server/engine/rest/load-schema.ts';
import { parseQuery } from '#server/engine/rest/parse-query.ts';
import { shapePayload } from '#server/engine/rest/payload.ts';
import { findRelation, relationContext } from '#server/engine/rest/read-table.ts';
import { readTree } from '#server/engine/rest/rest-request.ts';
import { quoteQualified } from '#server/engine/rest/statement.ts';
import { goRound, newTask, pieceOfWork, readQuery } from './rest-work.ts';

// The baseline: the statements the REST service would send, sent straight to the database through the same door
// (begin, role and claims and liveness, statement, commit), with a pool of the same size and named statements.

const lanes = Number(process.env['BENCH_LANES']);
const db = createDatabase({
  connectionString: process.env['BENCH_DATABASE'] ?? '',
  poolSize: lanes,
  named: true,
  onIdleError: () => {},
});
const claims = z.record(z.string(), z.unknown()).parse(JSON.parse(process.env['BENCH_CLAIMS'] ?? '{}'));
const actor: Actor = { role: 'authenticated', claims, sessionId: z.string().parse(claims['session_id']) };

const schema = await loadSchema(db, ['public']);
const tasks = findRelation(schema, 'public', 'tasks');
const query = parseQuery(readQuery);
const format = { kind: 'array', stripNulls: false } as const;
const payload = { text: newTask, value: JSON.parse(newTask) as unknown };
const statements = {
  read: buildRead(
    relationContext(schema, tasks),
    { ...readTree(query, 1000), format },
    quoteQualified(tasks),
  ),
  write: buildInsert(
    relationContext(schema, tasks),
    tasks,
    {
      payload,
      shape: shapePayload(payload, undefined),
      useDefaults: false,
      onConflict: undefined,
      onlyWhere: [],
    },
    {
      items: [],
      order: [],
      format: undefined,
      range: { offset: 0, limit: undefined },
      embeds: new Map(),
      location: false,
    },
  ),
};

process.on('message', (message) => {
  const { kind, milliseconds } = pieceOfWork.parse(message);
  const { text, values } = statements[kind];
  void goRound(lanes, milliseconds, async () => {
    await db.tx(actor, (send) => send(text, values, `bench_${kind}`));
  }).then((count) => process.send?.({ count }));
});
process.once('disconnect', () => void db.close());
process.send?.({ count: 0 });
