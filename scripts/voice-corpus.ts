import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { commandPhrases } from '#domain/voice/command-table.ts';
import { understand } from '#domain/voice/understand.ts';
import type { OpenNetwork } from '#server/voice/engine/open-network.ts';
import { openRecogniser } from '#server/voice/engine/open-recogniser.ts';
import { hearAll } from './voice-corpus/hear-all.ts';
import { judge } from './voice-corpus/judge.ts';
import { makeCorpus } from './voice-corpus/make-corpus.ts';
import { printReport } from './voice-corpus/print-report.ts';
import { utterancesOf } from './voice-corpus/utterances.ts';

// npm run voice-corpus -- [--set tuning | unseen] [--voices N] [--quick] [--all] [--out DIR] [--kept FILE] [--runtime MODULE]
// Speaks sets of sentences with Debian's voices, has them recognised and understood, and prints how often that was
// right. Each sentence is said by N voices, or by two. --kept keeps what was heard, to try only the understanding again. --runtime names a module that exports
// `openNetwork`, to compare what runs the networks. --all prints every sentence and not only those that went wrong.

const { values } = parseArgs({
  options: {
    set: { type: 'string' },
    quick: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    voices: { type: 'string', default: '2' },
    out: { type: 'string', default: path.join(tmpdir(), 'kindling-voice-corpus') },
    kept: { type: 'string' },
    runtime: { type: 'string' },
  },
});

const sets = (['tuning', 'unseen'] as const).filter((set) => values.set === undefined || set === values.set);
if (sets.length === 0) throw new Error('--set is tuning or unseen');

const runtimeSchema = z.object({
  openNetwork: z.custom<OpenNetwork>(
    (value) => typeof value === 'function',
    'The module exports no openNetwork',
  ),
});

const runtimeFrom = async (file: string | undefined): Promise<OpenNetwork | undefined> => {
  if (file === undefined) return undefined;
  const loaded: unknown = await import(path.resolve(file));
  return runtimeSchema.parse(loaded).openNetwork;
};

const openNetwork = await runtimeFrom(values.runtime);

for (const set of sets) {
  const whole = utterancesOf(set, values.quick ? 1 : Number(values.voices));
  const utterances = values.quick ? whole.filter((_, index) => index % 5 === 0) : whole;
  const { files, noises } = await makeCorpus(utterances, values.out);
  const fileOf = (id: string): string => files.get(id) ?? '';
  const open = async () =>
    openRecogniser({
      phrases: commandPhrases,
      ...(openNetwork === undefined ? {} : { openNetwork }),
    });
  const wanted = [...utterances.map(({ id }) => fileOf(id)), ...noises.map(({ file }) => file)];
  const heard = await hearAll(open, wanted, values.kept);
  const judged = utterances.flatMap((utterance) => {
    const found = heard.get(fileOf(utterance.id));
    return found === undefined ? [] : [judge(utterance, found)];
  });
  const noise = noises.flatMap(({ name, file }) => {
    const found = heard.get(file);
    return found === undefined ? [] : [{ name, text: found.text, kind: understand(found).kind }];
  });
  printReport(set, judged, noise, values.all);
}
