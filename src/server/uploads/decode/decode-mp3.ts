import { MPEGDecoder } from 'mpg123-decoder';
import { badFile } from '#domain/sound-file/bad-file.ts';
import { type ByteSource, viewOf, wordAt } from '#domain/sound-file/byte-source.ts';
import type { DecodedFile } from './decoded-file.ts';
import { type MpegFrame, mpegFrameAt, mpegHeaderBytes } from '#domain/sound-file/mpeg-frame.ts';
import type { SoundTaker } from './sound-taker.ts';

/** Read and handed on at a time; larger than any frame. */
const piece = 256 * 1024;
/** So much of what the file itself says it has must be there. */
const whole = 0.97;

/** How many frames the file says it has. */
const promisedFrames = (frame: Uint8Array, { xingAt }: MpegFrame): number | undefined => {
  const name = wordAt(frame, xingAt);
  if ((name !== 'Xing' && name !== 'Info') || frame.length < xingAt + 12) return undefined;
  const view = viewOf(frame);
  return (view.getUint32(xingAt + 4) & 1) === 0 ? undefined : view.getUint32(xingAt + 8);
};

/** Stretches of whole frames of one kind; what lies between them, tags and rubbish, is left out. */
const frameRuns = function* (source: ByteSource, start: number, kind: number) {
  let at = start;
  while (at + mpegHeaderBytes <= source.size) {
    const bytes = source.read(at, piece);
    const last = at + bytes.length >= source.size;
    let place = 0;
    let from = 0;
    let frames = 0;
    while (place + mpegHeaderBytes <= bytes.length) {
      const frame = mpegFrameAt(bytes, place);
      if (frame?.kind === kind) {
        if (place + frame.length > bytes.length) break;
        place += frame.length;
        frames += 1;
        continue;
      }
      if (frames > 0) break;
      const next = bytes.indexOf(0xff, place + 1);
      place = next === -1 ? bytes.length : next;
      from = place;
    }
    if (frames > 0) yield { bytes: bytes.subarray(from, place), frames };
    if (place === 0 && last) return;
    // A frame that reaches over the end of this piece is read again with the next; at the end of the file it is cut off.
    if (frames === 0 && place < bytes.length && last) return;
    at += Math.max(1, place);
  }
};

/** mpg123 sees nothing but whole frames whose headers agree: it would look for ever at anything else. */
export const decodeMp3 = async (
  source: ByteSource,
  start: number,
  taker: SoundTaker,
): Promise<DecodedFile> => {
  const head = source.read(start, 4096);
  const first = mpegFrameAt(head, 0);
  if (first === undefined) throw badFile.unreadable();
  const promised = promisedFrames(head.subarray(0, first.length), first);
  const decoder = new MPEGDecoder();
  await decoder.ready;
  let [frames, bytes] = [0, 0];
  for (const run of frameRuns(source, start, first.kind)) {
    frames += run.frames;
    bytes += run.bytes.length;
    const { channelData } = decoder.decode(run.bytes);
    const [left, right] = channelData;
    if (left === undefined || left.length === 0) continue;
    taker.take({ left, right: first.channels === 1 ? left : (right ?? left) }, first.sampleRate);
  }
  decoder.free();
  if (promised !== undefined && frames < whole * promised) throw badFile.stopsInTheMiddle();
  return { format: 'mp3', channels: first.channels, soundBytes: bytes };
};
