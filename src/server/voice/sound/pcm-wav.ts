/** 16-bit little-endian, as spoken replies travel and as speech services take it. */
export const toPcm16 = (samples: Float32Array): Uint8Array => {
  const bytes = new Uint8Array(samples.length * 2);
  const view = new DataView(bytes.buffer);
  samples.forEach((sample, i) => {
    view.setInt16(i * 2, Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), true);
  });
  return bytes;
};

/** Mono. */
export const toWav = (samples: Float32Array, rate: number): Uint8Array<ArrayBuffer> => {
  const pcm = toPcm16(samples);
  const wav = new Uint8Array(44 + pcm.length);
  const view = new DataView(wav.buffer);
  const word = (at: number, text: string): void => wav.set(new TextEncoder().encode(text), at);
  word(0, 'RIFF');
  view.setUint32(4, 36 + pcm.length, true);
  word(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  word(36, 'data');
  view.setUint32(40, pcm.length, true);
  wav.set(pcm, 44);
  return wav;
};
