import { Client } from 'pg';
import type { Database, Query } from '#server/engine/database/database.ts';
import { runLiveMatrix } from '#server/security-audit/live-matrix.ts';
import { readCatalogue } from '#server/security-audit/read-catalogue.ts';
import { service } from '#server/testing/actors.ts';
import { openDatabase } from '#server/testing/open-database.ts';
import { defineBench, type Measured } from './harness/bench.ts';
import { comparePairs } from './measure.ts';

// The live matrix of the security audit, with the people and rows it makes, against the very statements it tries, sent by a bare
// client: begin as the same actor, the statement, roll back. The bare ones find no rows, since nobody makes any for them. The two take turns.

interface BareTry {
  readonly actor: readonly unknown[];
  readonly text: string;
  readonly values: readonly unknown[];
}

const bareActor = `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)`;
const isTry = /^(select 1 from|select \* from|insert|update|delete)/;

/** The door, with a list of what was tried through it and as whom. */
const listening = (db: Database, tries: BareTry[]): Pick<Database, 'tx'> => ({
  tx: (actor, fn) =>
    db.tx(actor, (query) => {
      let as: readonly unknown[] = [];
      const noted: Query = (text, values = [], name) => {
        if (name === 'become_actor') as = values.slice(0, 2);
        else if (isTry.test(text)) tries.push({ actor: as, text, values });
        return query(text, values, name);
      };
      return fn(noted);
    }),
});

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

const whole = 'the whole live matrix';

export const bench = defineBench({
  about: 'the live matrix of the security audit against the same statements sent bare',
  figures: { [whole]: { unit: 'ms', better: 'less', target: 3 } },
  full: { rounds: 7 },
  smoke: { rounds: 1 },
  measure: async ({ rounds }, stage): Promise<Readonly<Record<typeof whole, Measured>>> => {
    await stage.cluster();
    const open = await openDatabase();
    const bare = new Client({ connectionString: open.authenticatorUrl });
    await bare.connect();
    try {
      const catalogue = await open.db.tx(service, (query) => readCatalogue(query));
      const bounds = { now: Date.now, deadline: Infinity };
      const tries: BareTry[] = [];
      const cells = await runLiveMatrix(listening(open.db, tries), catalogue, bounds);
      const sendBare = async (): Promise<void> => {
        for (const { actor, text, values } of tries) {
          await bare.query('begin');
          await bare.query(bareActor, [...actor]);
          await bare.query(text, [...values]).catch(() => undefined);
          await bare.query('rollback');
        }
      };
      await sendBare();
      const [matrix, statements]: [number[], number[]] = [[], []];
      for (let round = 0; round < rounds; round += 1) {
        matrix.push(await timed(() => runLiveMatrix(open.db, catalogue, bounds)));
        statements.push(await timed(sendBare));
      }
      return {
        [whole]: {
          ...comparePairs(matrix, statements),
          remark: `${cells.length} tries of ${catalogue.tables.length} tables`,
        },
      };
    } finally {
      await bare.end();
      await open.close();
    }
  },
});
