import process from 'node:process';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase } from '#server/engine/database/database.ts';
import { openObjectStore } from '#server/engine/storage/store/open-object-store.ts';
import { createAnalysisQueue } from './analysis-queue.ts';
import { startAnalysisWorker } from './analysis-worker.ts';
import { someMeasurement } from './measurement.fixture.ts';

// One host of several that share a queue. It says what it has begun, so that it can be killed in the middle.

const [connectionString = '', dataDirectory = '', staleSeconds = ''] = process.argv.slice(2);
const db = createDatabase({ connectionString, poolSize: 2, named: true, onIdleError: () => {} });
const store = await openObjectStore({ db, dataDirectory, s3: undefined });
startAnalysisWorker({
  queue: createAnalysisQueue(db, Number(staleSeconds)),
  store,
  analyse: async (file) => {
    process.stdout.write('.');
    const bytes = await buffer(file);
    await sleep(20);
    return someMeasurement(bytes);
  },
  logError: (what, cause) => void process.stderr.write(`${what}: ${String(cause)}\n`),
  lookMs: 100,
});
process.stdin.resume();
process.stdin.once('end', () => process.exit(0));
