import type { SoundFacts } from '#domain/analysis/sound-figures.ts';
import type { AnalysedSound } from '#domain/analysis/sound-meter.ts';
import { openLibav } from '#server/voice/decode/libav.ts';
import { BadFile, badFile } from '#domain/sound-file/bad-file.ts';
import { type ByteSource, joinedSource } from '#domain/sound-file/byte-source.ts';
import { isCutOff } from './container-end.ts';
import { decodeAdts } from './decode-adts.ts';
import { decodeMp3 } from './decode-mp3.ts';
import { decodeWav } from './decode-wav.ts';
import { decodeWithLibav } from './decode-with-libav.ts';
import type { DecodedFile } from './decoded-file.ts';
import { flacBlocks, flacFront } from '#domain/sound-file/flac-blocks.ts';
import { readEmbedded } from '#domain/sound-file/read-embedded.ts';
import { type SoundKind, soundKindOf } from '#domain/sound-file/sound-kind.ts';
import { createMeasuringTaker, decodeLimits, type SoundTaker } from './sound-taker.ts';

/** So much of what a file says it has must be there. */
const whole = 0.97;

interface CountingTaker extends SoundTaker {
  readonly frames: () => number;
}

const decodeFlac = async (source: ByteSource, start: number, taker: CountingTaker): Promise<DecodedFile> => {
  const { blocks, soundStart } = flacBlocks(source, start);
  const { front, samples } = flacFront(source, blocks);
  const bare = joinedSource(front, source, soundStart);
  const decoded = await decodeWithLibav(await openLibav(), bare, 'flac', taker);
  // Nought is "not known".
  if (taker.frames() < whole * samples) throw badFile.stopsInTheMiddle();
  return decoded;
};

const decode = async (
  source: ByteSource,
  { container, start }: SoundKind,
  taker: CountingTaker,
): Promise<DecodedFile> => {
  if (isCutOff(source, start, container)) throw badFile.stopsInTheMiddle();
  if (container === 'mp3') return decodeMp3(source, start, taker);
  if (container === 'wav') return decodeWav(source, start, taker);
  if (container === 'flac') return decodeFlac(source, start, taker);
  const libav = await openLibav();
  if (container === 'aac') return decodeAdts(libav, source, start, taker);
  return decodeWithLibav(libav, joinedSource(new Uint8Array(0), source, start), container, taker);
};

/** Figures and curves of a file, or a BadFile with a sentence for whoever sent it. */
export const analyseFile = async (
  source: ByteSource,
  progress?: (seconds: number) => void,
): Promise<AnalysedSound> => {
  if (source.size > decodeLimits.bytes) throw badFile.tooLarge();
  const kind = soundKindOf(source);
  const measuring = createMeasuringTaker();
  const taker: CountingTaker = {
    take: (piece, sampleRate) => {
      measuring.take(piece, sampleRate);
      progress?.(measuring.seconds());
    },
    frames: () => measuring.meter()?.frames() ?? 0,
  };
  let decoded: DecodedFile;
  try {
    decoded = await decode(source, kind, taker);
  } catch (error) {
    throw error instanceof BadFile ? error : badFile.unreadable(error);
  }
  const meter = measuring.meter();
  if (meter === undefined || meter.frames() === 0) throw badFile.noSound();
  const seconds = measuring.seconds();
  const facts: SoundFacts = {
    format: decoded.format,
    container: kind.container,
    sampleRate: measuring.sampleRate(),
    channels: Math.max(1, decoded.channels),
    durationSeconds: Math.round(seconds * 1000) / 1000,
    bitrateKbps: Math.round((decoded.soundBytes * 8) / seconds / 1000),
    embedded: readEmbedded(source, kind),
  };
  return meter.analysed(facts);
};
