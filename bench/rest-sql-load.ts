import process from 'node:process';
import { Pool } from 'pg';
import { z } from 'zod';
import { become, createDatabase } from '#server/engine/database/database.ts';
import type { Actor, Query } from '#server/engine/database/database.ts';
import { createTaskStatements } from './rest-statements.ts';
import { editsOf, goRound, peopleSchema, pieceOfWork } from './rest-work.ts';

// The baseline: the statements the REST service would send, sent straight to the database as a plain client sends them
// (begin, role and claims and liveness, statement, commit, each awaited), with a pool of the same size and named statements.

const people = peopleSchema.parse(JSON.parse(process.env['BENCH_PEOPLE'] ?? ''));
const connectionString = process.env['BENCH_DATABASE'] ?? '';
const pool = new Pool({ connectionString, max: people.length });
// Only for finding out what the service would send.
const db = createDatabase({ connectionString, poolSize: 2, named: true, onIdleError: () => {} });

const claimsOf = (token: string): Record<string, unknown> =>
  z
    .record(z.string(), z.unknown())
    .parse(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()));

const lanes = await Promise.all(
  people.map(async ({ token, ids }) => {
    const claims = claimsOf(token);
    const actor: Actor = { role: 'authenticated', claims, sessionId: z.string().parse(claims['session_id']) };
    return { actor, ids, statements: await createTaskStatements(db, actor) };
  }),
);
await db.close();

const send = async ({ actor, ids, statements }: (typeof lanes)[number], kind: Kind): Promise<void> => {
  const { text, values } = statements[kind];
  const client = await pool.connect();
  const query: Query = (sql, parameters = [], name) =>
    client.query({ text: sql, values: [...parameters], ...(name === undefined ? {} : { name }) });
  await client.query('begin');
  await become(query, actor);
  // The arguments of a call are its first value, as they came.
  await query(text, kind === 'edit' ? [editsOf(ids), ...values.slice(1)] : values, `bench_${kind}`);
  await client.query('commit');
  client.release();
};
type Kind = z.infer<typeof pieceOfWork>['kind'];

process.on('message', (message) => {
  const { kind, milliseconds, atLeast } = pieceOfWork.parse(message);
  const once = async (number: number): Promise<void> => {
    const lane = lanes[number];
    if (lane !== undefined) await send(lane, kind);
  };
  void goRound(lanes.length, milliseconds, once, atLeast).then((count) => process.send?.({ count }));
});
process.once('disconnect', () => void pool.end());
process.send?.({ count: 0 });
