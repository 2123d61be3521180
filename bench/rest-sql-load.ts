import process from 'node:process';
import { z } from 'zod';
import { createDatabase } from '#server/engine/database/database.ts';
import type { Actor } from '#server/engine/database/database.ts';
import { createTaskStatements } from './rest-statements.ts';
import { goRound, pieceOfWork } from './rest-work.ts';

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

const statements = await createTaskStatements(db, actor);

process.on('message', (message) => {
  const { kind, milliseconds, atLeast } = pieceOfWork.parse(message);
  const { text, values } = statements[kind];
  const send = async (): Promise<void> => {
    await db.tx(actor, (query) => query(text, values, `bench_${kind}`));
  };
  void goRound(lanes, milliseconds, send, atLeast).then((count) => process.send?.({ count }));
});
process.once('disconnect', () => void db.close());
process.send?.({ count: 0 });
