const sampleRate = 8000;
const samples = 400;

const ascii = (view: DataView, at: number, text: string): void => {
  for (let index = 0; index < text.length; index += 1) view.setUint8(at + index, text.charCodeAt(index));
};

/** A twentieth of a second of nothing, as a WAV file: what an element plays inside a touch to be allowed to play later. */
export const silence = (): Blob => {
  const view = new DataView(new ArrayBuffer(44 + samples));
  ascii(view, 0, 'RIFF');
  view.setUint32(4, 36 + samples, true);
  ascii(view, 8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  ascii(view, 36, 'data');
  view.setUint32(40, samples, true);
  // Eight bits are unsigned: the middle is silence.
  for (let index = 0; index < samples; index += 1) view.setUint8(44 + index, 128);
  return new Blob([view.buffer], { type: 'audio/wav' });
};
