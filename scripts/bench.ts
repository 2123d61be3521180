import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

// `npm run bench` runs every measurement, `npm run bench -- rest` one of them. A measurement prints ratios.

const folder = path.resolve(import.meta.dirname, '../bench');
const all = readdirSync(folder)
  .filter((name) => name.endsWith('.bench.ts'))
  .map((name) => name.replace(/\.bench\.ts$/, ''));
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`No such measurement: ${unknown.join(', ')}. There are: ${all.join(', ')}.`);
  process.exit(1);
}

for (const name of asked.length > 0 ? asked : all) {
  console.log(`\n# ${name}`);
  const { status } = spawnSync(process.execPath, [path.join(folder, `${name}.bench.ts`)], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}
