import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { Client } from 'pg';
import { generateRowTypes } from '#server/engine/database/row-types.ts';
import { setup } from '#server/testing/shared-cluster.ts';
import { createTestDatabase } from '#server/testing/test-cluster.ts';

// Reads the schema from a database made for the purpose, never from anybody's data.

const target = path.resolve(import.meta.dirname, '../src/domain/database.types.ts');
const stop = await setup();
try {
  const database = await createTestDatabase();
  const client = new Client({ connectionString: database.adminUrl });
  await client.connect();
  await writeFile(target, await generateRowTypes((text) => client.query(text)));
  await client.end();
  console.log(`Written: ${path.relative(process.cwd(), target)}`);
} finally {
  await stop();
}
