import { voiceLimits } from '#domain/voice/voice-limits.ts';

// In the order in which the server likes them; Safari has only the second.
const types = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'];
/** Plenty for speech, and four seconds of it are 16 kB. */
const bitsPerSecond = 32_000;
/** A recorder that never says that it has stopped has said all it had. */
const timeoutMs = 1500;

export interface Recording {
  /** What there is of it. The caller closes the microphone. */
  readonly stop: () => Promise<Blob>;
}

interface Listeners {
  /** So many bytes so far. */
  readonly chunk: (bytes: number) => void;
  readonly lost: () => void;
}

export const startRecording = (stream: MediaStream, { chunk, lost }: Listeners): Recording => {
  const mimeType = types.find((type) => MediaRecorder.isTypeSupported(type));
  const recorder = new MediaRecorder(stream, {
    audioBitsPerSecond: bitsPerSecond,
    ...(mimeType === undefined ? {} : { mimeType }),
  });
  const chunks: Blob[] = [];
  let bytes = 0;
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size === 0) return;
    chunks.push(data);
    bytes += data.size;
    chunk(bytes);
  });
  const stopped = new Promise<void>((resolve) => {
    recorder.addEventListener('stop', () => resolve(), { once: true });
    recorder.addEventListener('error', () => resolve(), { once: true });
  });
  for (const track of stream.getTracks()) track.addEventListener('ended', lost, { once: true });
  recorder.start(voiceLimits.chunkMs);
  return {
    stop: async () => {
      if (recorder.state !== 'inactive') {
        recorder.stop();
        await Promise.race([
          stopped,
          new Promise((resolve) => {
            setTimeout(resolve, timeoutMs);
          }),
        ]);
      }
      return new Blob(chunks, { type: recorder.mimeType });
    },
  };
};
