import type { ChildProcess } from 'node:child_process';
import type { People, Person } from './fairness-people.ts';
import type { HostAddress } from './fairness-requests.ts';
import { type FairnessLoad, p50, probed, type StreamWork } from './fairness-work.ts';
import type { Measured } from './harness/bench.ts';
import type { Stage } from './harness/stage.ts';
import { nextMessage, startProcess, takeTurn } from './load-process.ts';
import { comparePairs } from './measure.ts';

/** What a person may have open at once. */
const STREAMS_EACH = 20;

/** A reader while others write: with many open pages, and with none. */
export const measureStreams = async (
  load: FairnessLoad,
  stage: Stage,
  { host, people }: { readonly host: HostAddress; readonly people: People },
): Promise<Record<string, Measured>> => {
  const gather = async (count: number): Promise<Person[]> => {
    const all: Person[] = [];
    while (all.length < count) all.push(await people.arrive());
    return all;
  };
  const member = await people.arrive();
  await people.tasksOf(member, 200);
  const setUp = { host, member, keeper: member, others: [] };
  const reader = startProcess(stage, 'fairness-probe-load.ts', { BENCH_PROBE: JSON.stringify(setUp) });
  await nextMessage(reader);
  const writers = await gather(load.writers);
  const listeners = await gather(Math.ceil(load.streams / STREAMS_EACH));

  const compare = async (who: readonly Person[], streams: number): Promise<Measured> => {
    const pages = startProcess(stage, 'fairness-stream-load.ts', {
      BENCH_STREAMS: JSON.stringify({ host, listeners: who, writers }),
    });
    await nextMessage(pages);
    const values = { with: new Array<number>(), without: new Array<number>() };
    await readBeside(load, reader, pages);
    for (let round = 0; round < load.streamRounds; round += 1) {
      values.without.push(await readBeside(load, reader, pages));
      await turn(pages, { kind: 'open', streams });
      values.with.push(await readBeside(load, reader, pages));
      await turn(pages, { kind: 'close' });
    }
    pages.disconnect();
    return comparePairs(values.with, values.without);
  };
  const told = Math.min(load.streams, writers.length * STREAMS_EACH);
  return {
    'streams: a reader beside idle ones, p50': {
      ...(await compare(listeners, load.streams)),
      remark: `${String(load.streams)} streams of ${String(listeners.length)} people, from as many networks`,
    },
    'streams: a reader beside those of the writers, p50': {
      ...(await compare(writers, told)),
      remark: `${String(told)} streams, all told of the writes`,
    },
  };
};

const turn = async (pages: ChildProcess, work: StreamWork): Promise<number> =>
  (await takeTurn(pages, work)).count;

const readBeside = async (load: FairnessLoad, reader: ChildProcess, pages: ChildProcess): Promise<number> => {
  const writing = turn(pages, {
    kind: 'write',
    perSecond: load.writesPerSecond,
    milliseconds: load.milliseconds,
  });
  reader.send({ milliseconds: load.milliseconds, atLeast: load.atLeast, kinds: ['read'] });
  const { read } = probed.parse(await nextMessage(reader));
  await writing;
  return p50(read?.times ?? []);
};
