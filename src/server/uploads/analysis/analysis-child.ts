import { createHash } from 'node:crypto';
import os from 'node:os';
import process from 'node:process';
import { BadFile, badFile } from '#domain/sound-file/bad-file.ts';
import type { ByteSource } from '#domain/sound-file/byte-source.ts';
import { readPicture } from '#domain/sound-file/read-picture.ts';
import { analyseFile } from '#server/uploads/decode/decode-file.ts';
import { openFile } from '#server/uploads/decode/open-file.ts';
import { type FromAnalyser, toAnalyser, type ToAnalyser } from './analysis-message.ts';

// The process that touches strangers' bytes. It gets a path, answers with numbers, and has nothing else to lose.

const beatMs = 250;
const piece = 1024 * 1024;

const send = (message: FromAnalyser): void => void process.send?.(message);

const sha256Of = (source: ByteSource): string => {
  const hash = createHash('sha256');
  for (let at = 0; at < source.size; at += piece) hash.update(source.read(at, piece));
  return hash.digest('hex');
};

const analyse = async ({ job, path, picture }: ToAnalyser): Promise<FromAnalyser> => {
  const source = openFile(path);
  try {
    let last = performance.now();
    const { figures, curves } = await analyseFile(source, (seconds) => {
      if (performance.now() - last < beatMs) return;
      last = performance.now();
      send({ kind: 'working', job, seconds });
    });
    return {
      kind: 'done',
      job,
      figures,
      curves,
      sha256: sha256Of(source),
      picture: picture ? readPicture(source) : null,
    };
  } catch (error) {
    const bad = error instanceof BadFile ? error : badFile.unreadable(error);
    return { kind: 'failed', job, sentence: bad.message };
  } finally {
    source.close();
  }
};

const answer = async (raw: unknown): Promise<void> => {
  const asked = toAnalyser.parse(raw);
  try {
    send(await analyse(asked));
  } catch (error) {
    send({ kind: 'broken', job: asked.job, message: error instanceof Error ? error.message : String(error) });
  }
};

/** Where the system does not allow it, everything still works. */
const lowerPriority = (priority: number): void => {
  if (!Number.isInteger(priority)) return;
  try {
    os.setPriority(priority);
  } catch {
    // Some containers refuse.
  }
};

lowerPriority(Number(process.argv[2]));
process.on('message', (raw) => void answer(raw));
process.on('disconnect', () => process.exit(0));
