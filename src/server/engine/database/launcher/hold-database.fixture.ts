import { AlreadyRunningError, launchDatabase } from '#server/engine/database/launch-database.ts';

// A host of its own, to be killed: launches, says so in one line of JSON, and stays until SIGTERM or the end.
const [dataDirectory, superuserPassword, holder] = process.argv.slice(2);
if (dataDirectory === undefined || superuserPassword === undefined || holder === undefined) {
  throw new Error('usage: hold-database.fixture.ts <data directory> <password> <holder>');
}
const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);

try {
  const { adminUrl, adopted, directory, stop } = await launchDatabase({
    dataDirectory,
    superuserPassword,
    holder,
    log: () => undefined,
  });
  say({ state: 'running', adminUrl, adopted, directory });
  process.once('SIGTERM', () => void stop());
} catch (error) {
  if (!(error instanceof AlreadyRunningError)) throw error;
  say({ state: 'refused', holder: error.holder });
}
