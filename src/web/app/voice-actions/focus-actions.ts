import { changesOf, startChanges } from '#domain/focus/focus-changes.ts';
import { secondsLeft } from '#domain/focus/focus-clock.ts';
import type { FocusSession } from '#domain/records/kinds/focus-session.ts';
import { focusTimer, isLive } from '#domain/focus/focus-timer.ts';
import { leftInWords } from '#domain/focus/focus-words.ts';
import { currentSession } from '#domain/focus/start-session.ts';
import { defaultSettings } from '#domain/records/kinds/personal-settings.ts';
import { commandReplies } from '#domain/voice/command-replies.ts';
import { replyToCommand } from '#domain/voice/reply.ts';
import type { VoiceCommand } from '#domain/voice/voice-command.ts';
import { captureMusic } from '#web/app/voice-actions/restore-music.ts';
import { did, didNot, type Outcome } from '#web/app/voice-actions/outcome.ts';
import type { VoiceDeps } from '#web/app/voice-actions/voice-deps.ts';
import { recordedEnergyOn } from '#web/features/energy/record-energy.ts';
import type { RecordStore } from '#web/services/records/record-store.ts';

type FocusCommand = Extract<VoiceCommand, { type: 'focus_session' }>;

const page = '/focus';

const nothing = async (): Promise<void> => undefined;

/** Begins the music that was chosen for sessions, unless some plays; gives back how to end it. */
const startSound = async ({ focusSound, player }: VoiceDeps): Promise<() => Promise<void>> => {
  const sound = focusSound();
  const brought = sound === 'none' ? null : await player().catch(() => null);
  if (sound === 'none' || brought === null || brought.view().isPlaying) return nothing;
  const putBack = captureMusic(brought);
  // What goes wrong with it is the player's to say: the session runs.
  brought.playMood(sound).catch(() => undefined);
  return putBack;
};

const alreadyRuns = (session: FocusSession, now: number): string =>
  session.phase === 'focus' || session.phase === 'paused'
    ? `A session is ${session.phase === 'paused' ? 'paused' : 'running'} already: ${leftInWords(secondsLeft(session, now))}.`
    : 'Your last session is still open.';

const start = async (command: FocusCommand, store: RecordStore, deps: VoiceDeps): Promise<Outcome> => {
  const moment = deps.now();
  const now = moment.getTime();
  const open = currentSession(store.all('focusSessions'), now);
  deps.navigate(page);
  // Ending one that runs was not asked for.
  if (open !== null && isLive(open)) return didNot(alreadyRuns(open, now));
  const { focusMinutes, chimeAtEnd } = store.get('settings', store.userId) ?? defaultSettings;
  const id = deps.newId();
  deps.join(id, chimeAtEnd);
  const minutes = command.minutes ?? focusMinutes;
  const undo = store.write(
    startChanges(
      store.all('focusSessions'),
      {
        id,
        taskId: null,
        stepId: null,
        intention: '',
        minutes,
        ritual: null,
        mood: deps.mood(),
        energyBefore: recordedEnergyOn(store.all('energyChecks'), moment),
      },
      { now, hour: moment.getHours() },
    ),
  );
  const putMusicBack = await startSound(deps);
  return did(replyToCommand({ ...command, minutes }), async () => {
    undo();
    await putMusicBack();
  });
};

const events = { pause: 'pause', resume: 'resume', end: 'end-early' } as const;
const refusals = {
  pause: commandReplies.notRunning,
  resume: commandReplies.notPaused,
  end: commandReplies.noSession,
} as const;

export const changeSession = async (
  command: FocusCommand,
  store: RecordStore,
  deps: VoiceDeps,
): Promise<Outcome> => {
  const { action } = command;
  if (action === 'start') return start(command, store, deps);
  const moment = deps.now();
  const now = moment.getTime();
  const current = currentSession(store.all('focusSessions'), now);
  const session = current === null ? undefined : store.get('focusSessions', current.id);
  if (session === undefined) return didNot(commandReplies.noSession);
  const step = focusTimer(session, { type: events[action] }, now);
  if (step.fields === null) return didNot(refusals[action]);
  const undo = store.write(changesOf(session, step, { now, hour: moment.getHours() }));
  // How it went is asked there, and a session is gone on with there.
  if (action !== 'pause') {
    deps.join(session.id, false);
    deps.navigate(page);
  }
  return did(replyToCommand(command), undo);
};
