import { Client } from 'pg';

// Writes rows one after another and says each number only when PostgreSQL has acknowledged it.
const client = new Client({ connectionString: process.argv[2] });
client.on('error', () => process.exit());
await client.connect();
for (let id = Number(process.argv[3]); ; id += 1) {
  await client.query('insert into written (id) values ($1)', [id]);
  process.stdout.write(`${id}\n`);
}
