import path from 'node:path';
import process from 'node:process';
import { parseEnvironment } from '#server/config/environment.ts';
import { fillBucket } from '#server/music/library/fill-bucket.ts';

// npm run library -- --fill: renders every track that the configured store has not got and keeps it there. Stopped in the
// middle, it goes on where it was the next time.

const root = path.resolve(import.meta.dirname, '..');
const failed = await fillBucket({
  environment: parseEnvironment(process.env, root),
  onProgress: ({ recipe, result, stored, total }) => console.log(`${stored}/${total} ${recipe}: ${result}`),
  log: (line) => console.error(line),
});
if (failed.length > 0) console.error(`Not made: ${failed.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
