import type { VoiceButtonEvent } from '#domain/voice/voice-button.ts';
import { voiceLimits } from '#domain/voice/voice-limits.ts';
import { createLevelMeter, type LevelMeter } from '#web/platform/microphone/level-meter.ts';
import { closeMicrophone, openMicrophone, troubleOf } from '#web/platform/microphone/microphone.ts';
import { type Recording, startRecording } from '#web/platform/microphone/recording.ts';

const tickEvery = 50;

const now = (): number => performance.now();

interface Open {
  readonly ticket: number;
  readonly stream: MediaStream;
  readonly hardStop: ReturnType<typeof setTimeout>;
}

/** The microphone's half of the button: whatever is opened here is closed here. */
export interface VoiceRecorder {
  readonly open: (ticket: number) => void;
  readonly record: (ticket: number) => void;
  readonly close: (ticket: number) => void;
  readonly stop: (ticket: number, keep: boolean) => void;
  /** What was recorded last. */
  readonly take: () => Blob;
}

export const createVoiceRecorder = (send: (event: VoiceButtonEvent) => void): VoiceRecorder => {
  const open = new Map<number, Open>();
  let recording: Recording | null = null;
  let meter: LevelMeter | null = null;
  let ticking: ReturnType<typeof setInterval> | undefined;
  let recorded = new Blob();

  const close = (ticket: number): void => {
    const held = open.get(ticket);
    if (held === undefined) return;
    open.delete(ticket);
    clearTimeout(held.hardStop);
    closeMicrophone(held.stream);
  };

  const ask = async (ticket: number): Promise<void> => {
    try {
      const stream = await openMicrophone();
      // The net under everything: whatever else went wrong, it is closed by then.
      const hardStop = setTimeout(() => close(ticket), voiceLimits.hardStopMs);
      open.set(ticket, { ticket, stream, hardStop });
      send({ type: 'opened', ticket, now: now() });
    } catch (error) {
      send({ type: 'refused', ticket, trouble: troubleOf(error) });
    }
  };

  const finish = async (ticket: number, last: Recording | null): Promise<void> => {
    recorded = last === null ? new Blob() : await last.stop().catch(() => new Blob());
    send({ type: 'recorded', ticket, bytes: recorded.size });
  };

  return {
    open: (ticket) => void ask(ticket),
    record: (ticket) => {
      const stream = open.get(ticket)?.stream;
      if (stream === undefined) return;
      try {
        recording = startRecording(stream, {
          chunk: (bytes) => send({ type: 'chunk', ticket, now: now(), bytes }),
          lost: () => send({ type: 'lost', ticket, now: now() }),
        });
        meter = createLevelMeter(stream);
      } catch {
        // A browser that hears and cannot record.
        send({ type: 'cancel' });
        send({ type: 'refused', ticket, trouble: 'other' });
        return;
      }
      ticking = setInterval(() => {
        send({ type: 'tick', now: now(), level: meter?.read() ?? 0 });
      }, tickEvery);
    },
    close,
    stop: (ticket, keep) => {
      clearInterval(ticking);
      meter?.close();
      meter = null;
      const last = recording;
      recording = null;
      if (keep) void finish(ticket, last);
      else last?.stop().catch(() => undefined);
      close(ticket);
    },
    take: () => recorded,
  };
};
