/** Sixteen bits, as they come from the voice, to what the audio graph counts in. */
export const voiceSamples = (pcm: Int16Array): Float32Array<ArrayBuffer> => {
  const samples = new Float32Array(pcm.length);
  for (const [index, value] of pcm.entries()) samples[index] = value / 32_768;
  return samples;
};
