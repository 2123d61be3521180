import { unreachable } from '#domain/unreachable.ts';
import type { VoiceAnswer } from '#domain/voice/voice-answer.ts';
import { reduceVoiceButton } from '#domain/voice/reduce-voice-button.ts';
import {
  type VoiceButton,
  type VoiceButtonEffect,
  type VoiceButtonEvent,
  type VoicePlace,
  voiceAtRest,
} from '#domain/voice/voice-button.ts';
import type { VoiceCommand } from '#domain/voice/voice-command.ts';
import { createListeners } from '#web/platform/store.ts';
import { duckMusic } from '#web/services/player/player-events.ts';
import { runMachine } from '#web/platform/run-machine.ts';
import { createVoiceRequests } from '#web/services/voice/voice-requests.ts';
import { createVoiceRecorder } from '#web/services/voice/voice-recorder.ts';
import { reportVoice, showPermissionNeeded } from '#web/services/voice/report-voice.ts';
import { speakReply } from '#web/services/voice/speak-reply.ts';
import { voiceActions } from '#web/services/voice/voice-actions.ts';
import { VoiceFailure } from '#web/services/voice/voice-failure.ts';
import { voiceSettings } from '#web/services/voice/voice-settings.ts';
import { willAskForMicrophone } from '#web/platform/microphone/microphone.ts';

/** The one voice of a page, whichever button is held. */
export interface VoiceControl {
  readonly view: () => VoiceButton;
  readonly subscribe: (listener: () => void) => () => void;
  /** `latched` where the button cannot be held: by a screen reader, say. */
  readonly press: (place: VoicePlace, latched?: boolean) => void;
  /** A press that was over before it could be heard. */
  readonly tap: (place: VoicePlace) => void;
  readonly release: () => void;
  readonly leave: () => void;
  readonly cancel: () => void;
  readonly dismiss: () => void;
  readonly choose: (command: VoiceCommand) => void;
  /** Saves a task that was heard unsurely, as it is meant. */
  readonly correct: (line: string) => void;
  readonly type: (answer: VoiceAnswer) => void;
  readonly undo: () => void;
}

const isMusic = ({ type }: VoiceCommand): boolean =>
  type === 'mood_change' || type === 'player_action' || type === 'volume';

/** Whatever a command waits for, the button is not blocked by it for longer. */
const commandTimeout = 20_000;

const tooLong = async (): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new VoiceFailure('timeout', 'It took too long.')), commandTimeout);
  });

export const createVoiceControl = (): VoiceControl => {
  const listeners = createListeners();
  let undo: (() => Promise<void>) | null = null;
  let speech = new AbortController();
  /** Whether the last command could not be carried out. */
  let failed = false;

  const send = (event: VoiceButtonEvent): void => machine.send(event);
  const listening = createVoiceRecorder(send);
  const asking = createVoiceRequests(send);

  const runCommand = async (ticket: number, command: VoiceCommand): Promise<void> => {
    try {
      const outcome = await Promise.race([voiceActions().runCommand(command), tooLong()]);
      ({ undo } = outcome);
      failed = !outcome.done;
      const done = isMusic(command) ? 'music' : 'other';
      const { reply } = outcome;
      send({ type: 'carried', ticket, reply, undoable: undo !== null, done: outcome.done ? done : null });
    } catch (cause) {
      send({ type: 'failed', ticket, cause });
    }
  };

  const undoLast = async (): Promise<void> => {
    const last = undo;
    undo = null;
    if (last === null) return;
    try {
      await last();
      send({ type: 'undone', reply: 'Undone.' });
    } catch (cause) {
      reportVoice({ about: 'failure', cause });
    }
  };

  const speak = async (ticket: number, text: string): Promise<void> => {
    speech = new AbortController();
    const { signal } = speech;
    // The server spoke before it was known whether it would work.
    const sound = failed ? null : asking.soundOf(ticket, text);
    await speakReply(text, sound, signal).catch(() => undefined);
    if (!signal.aborted) send({ type: 'spoken', ticket });
  };

  const run = (effect: VoiceButtonEffect, state: VoiceButton): void => {
    switch (effect.type) {
      case 'open':
        listening.open(effect.ticket);
        asking.warm();
        return;
      case 'record':
        listening.record(effect.ticket);
        return;
      case 'close':
        listening.close(effect.ticket);
        return;
      case 'stop':
        listening.stop(effect.ticket, effect.keep);
        return;
      case 'send':
        failed = false;
        asking.ask(effect.ticket, {
          recording: listening.take(),
          place: state.place,
          aloud: state.aloud,
        });
        return;
      case 'abort':
        asking.abort();
        return;
      case 'carry-out':
        void runCommand(effect.ticket, effect.command);
        return;
      case 'undo':
        void undoLast();
        return;
      case 'speak':
        void speak(effect.ticket, effect.text);
        return;
      case 'hush':
        speech.abort();
        return;
      case 'duck':
        duckMusic(effect.ducked);
        return;
      case 'report':
        reportVoice(effect.report);
        return;
      default:
        unreachable(effect);
    }
  };

  const machine = runMachine({
    initial: voiceAtRest,
    reduce: reduceVoiceButton,
    run,
    settled: () => listeners.notify(),
  });

  const sayIfAsked = async (ticket: number): Promise<void> => {
    if ((await willAskForMicrophone()) && machine.state().ticket === ticket) showPermissionNeeded();
  };

  const isOpen = (): boolean => ['asking', 'recording'].includes(machine.state().phase.name);
  // Who looks elsewhere does not mean to be heard.
  window.addEventListener('blur', () => send({ type: 'leave', now: performance.now() }));
  document.addEventListener('visibilitychange', () => {
    if (document.hidden && isOpen()) send({ type: 'cancel' });
  });

  const press: VoiceControl['press'] = (place, latched = false) => {
    const before = machine.state().ticket;
    const { aloud, pressOnce } = voiceSettings();
    send({ type: 'press', place, latched: latched || pressOnce, aloud, now: performance.now() });
    const { ticket } = machine.state();
    if (ticket !== before) void sayIfAsked(ticket);
  };

  return {
    view: machine.state,
    subscribe: listeners.subscribe,
    press,
    // Where one press is enough, a tap is one.
    tap: (place) => (voiceSettings().pressOnce ? press(place) : send({ type: 'tap', place })),
    release: () => send({ type: 'release', now: performance.now() }),
    leave: () => send({ type: 'leave', now: performance.now() }),
    cancel: () => send({ type: 'cancel' }),
    dismiss: () => send({ type: 'dismiss' }),
    choose: (command) => send({ type: 'chosen', command }),
    correct: (line) => send({ type: 'corrected', line }),
    type: (answer) => send({ type: 'typed', answer, aloud: voiceSettings().aloud }),
    undo: () => send({ type: 'undo' }),
  };
};
