import { MPEGDecoder } from 'mpg123-decoder';
import type { Sound } from '#domain/analysis/sound.ts';

/** What a listener's machine makes of a file. */
export const decodeMp3 = async (bytes: Uint8Array): Promise<Sound> => {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  try {
    const { channelData, sampleRate, errors } = decoder.decode(bytes);
    const [left, right] = channelData;
    if (left === undefined || errors.length > 0) throw new Error('The file cannot be decoded');
    return { sampleRate, left, right: right ?? left };
  } finally {
    decoder.free();
  }
};
