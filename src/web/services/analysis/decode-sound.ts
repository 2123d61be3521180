import { analysisConstants, analysisErrors } from '#domain/analysis/analysis-constants.ts';
import type { Sound } from '#domain/analysis/sound.ts';

const { sampleRate } = analysisConstants;

const openContext = (channels: number, length: number): OfflineAudioContext => {
  try {
    return new OfflineAudioContext(channels, length, sampleRate);
  } catch (cause) {
    throw new Error(analysisErrors.audioContext, { cause });
  }
};

const decode = async (file: Blob): Promise<AudioBuffer> => {
  const context = openContext(1, 1);
  const bytes = await file.arrayBuffer();
  try {
    return await context.decodeAudioData(bytes);
  } catch (cause) {
    throw new Error('This browser couldn’t read the sound in this file.', { cause });
  }
};

/** More than two channels as the browser plays them. */
const inStereo = async (buffer: AudioBuffer): Promise<AudioBuffer> => {
  const context = openContext(2, buffer.length);
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.connect(context.destination);
  source.start();
  return context.startRendering();
};

/** At the specification's rate, with copies of our own that may be handed on. */
export const decodeSound = async (
  file: Blob,
): Promise<{ readonly sound: Sound; readonly channels: number }> => {
  const buffer = await decode(file);
  const channels = buffer.numberOfChannels;
  const stereo = channels > 2 ? await inStereo(buffer) : buffer;
  const left = Float32Array.from(stereo.getChannelData(0));
  const right = stereo.numberOfChannels > 1 ? Float32Array.from(stereo.getChannelData(1)) : left;
  return { sound: { sampleRate: stereo.sampleRate, left, right }, channels };
};
