import { unreachable } from '#domain/unreachable.ts';
import { commandReplies, guestReplies } from '#domain/voice/command-replies.ts';
import type { VoiceCommand } from '#domain/voice/voice-command.ts';
import { logEnergy } from '#web/app/voice-actions/energy-action.ts';
import { changeSession } from '#web/app/voice-actions/focus-actions.ts';
import { changeMood, changeVolume, controlPlayer } from '#web/app/voice-actions/music-actions.ts';
import { did, didNot, type Outcome } from '#web/app/voice-actions/outcome.ts';
import { addTask, pickTask, replyNextTask } from '#web/app/voice-actions/task-actions.ts';
import type { VoiceDeps } from '#web/app/voice-actions/voice-deps.ts';
import { lastUndo, rememberUndo } from '#web/app/voice-actions/voice-history.ts';
import type { RecordStore } from '#web/services/records/record-store.ts';

type Work = (store: RecordStore) => Outcome | Promise<Outcome>;

const withRecords = async (command: VoiceCommand, deps: VoiceDeps, work: Work): Promise<Outcome> => {
  if (deps.userId === null) return didNot(guestReplies[command.type] ?? commandReplies.stillLoading);
  const store = await deps.records();
  return store === null ? didNot(commandReplies.stillLoading) : work(store);
};

const takeBack = async (userId: string | null): Promise<Outcome> => {
  const undo = lastUndo(userId);
  if (undo === null) return didNot(commandReplies.nothingToUndo);
  try {
    await undo();
    return did(commandReplies.undone);
  } catch {
    return didNot(commandReplies.undoFailed);
  }
};

const act = async (command: VoiceCommand, deps: VoiceDeps): Promise<Outcome> => {
  switch (command.type) {
    case 'mood_change':
      return changeMood(command, deps);
    case 'player_action':
      return controlPlayer(command, deps);
    case 'volume':
      return changeVolume(command, deps);
    case 'add_task':
      return withRecords(command, deps, (store) => addTask(command.line, store, deps));
    case 'focus_session':
      return withRecords(command, deps, (store) => changeSession(command, store, deps));
    case 'pick_task':
      return withRecords(command, deps, (store) => pickTask(store, deps));
    case 'log_energy':
      return withRecords(command, deps, (store) => logEnergy(command.energy, store, deps));
    case 'whats_next':
      return withRecords(command, deps, (store) => replyNextTask(store, deps));
    case 'undo':
      return takeBack(deps.userId);
    default:
      return unreachable(command);
  }
};

/** Does what was understood, and says how it went. What it changed can be taken back, by a press or by saying so. */
export const runCommand = async (command: VoiceCommand, deps: VoiceDeps): Promise<Outcome> => {
  const outcome = await act(command, deps);
  return outcome.undo === null ? outcome : { ...outcome, undo: rememberUndo(deps.userId, outcome.undo) };
};
