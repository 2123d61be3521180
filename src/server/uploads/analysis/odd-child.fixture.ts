import process from 'node:process';
import { toAnalyser } from './analysis-message.ts';

// An analysing process that does what the name of the file says.

const hogs: Uint8Array[] = [];

process.on('message', (raw) => {
  const asked = toAnalyser.parse(raw);
  const name = asked.path.split('/').at(-1) ?? '';
  if (name === 'crash') process.exit(139);
  if (name === 'hang') for (;;) Math.sqrt(2);
  if (name === 'rubbish') process.send?.({ kind: 'what', job: asked.job });
  const working = { kind: 'working', job: asked.job, seconds: 0.01 };
  if (name === 'slow') setInterval(() => process.send?.(working), 20);
  if (name === 'hog') setInterval(() => hogs.push(new Uint8Array(50_000_000).fill(1)), 20);
  if (name === 'out of memory') {
    const all: object[] = [];
    for (;;) all.push({ all: [all.length, String(all.length)] });
  }
  if (name === 'fine') process.send?.({ kind: 'failed', job: asked.job, sentence: 'The next one works.' });
});
process.on('disconnect', () => process.exit(0));
