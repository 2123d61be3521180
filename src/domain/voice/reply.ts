import { cutShort } from '#domain/voice/cut-short.ts';
import { unreachable } from '#domain/unreachable.ts';
import { wantsTask } from '#domain/voice/parse-spoken-task.ts';
import type { Understanding } from '#domain/voice/understanding.ts';
import type { VoiceCommand, VoiceMood } from '#domain/voice/voice-command.ts';

const moods: Readonly<Record<VoiceMood, string>> = {
  'high-medium': 'Focus music.',
  'low-low': 'Calm music.',
  'medium-high': 'Upbeat music.',
  'high-low': 'Deep focus music.',
  creative: 'Creative music.',
};

const actions = {
  play: 'Playing.',
  pause: 'Music paused.',
  next: 'Next track.',
  previous: 'Previous track.',
} as const;

const sessions = {
  start: 'Starting a focus session.',
  pause: 'Pausing the session.',
  resume: 'Back to your session.',
  end: 'Ending the session.',
} as const;

const minutesWord = (minutes: number): string => (minutes === 1 ? 'One minute' : `${minutes} minutes`);

const longest = 80;
const quoted = (text: string): string => `‘${cutShort(text, longest)}’`;

/** Said back at once, before it is done; whoever does it may know more. */
export const replyToCommand = (command: VoiceCommand): string => {
  switch (command.type) {
    case 'mood_change':
      return moods[command.mood];
    case 'player_action':
      return actions[command.action];
    case 'volume':
      return command.direction === 'up' ? 'A little louder.' : 'A little quieter.';
    case 'add_task':
      return `Adding ${quoted(command.line)}.`;
    case 'focus_session':
      return command.action === 'start' && command.minutes !== null
        ? `${minutesWord(command.minutes)} of focus.`
        : sessions[command.action];
    case 'pick_task':
      return 'Let me pick one.';
    case 'log_energy':
      return `Noted: ${command.energy} energy.`;
    case 'whats_next':
      return 'Let me look.';
    case 'undo':
      return 'Undoing that.';
    default:
      return unreachable(command);
  }
};

/** Nothing is saved yet: the words stand in a field below. */
export const replyToUnsureTask = 'Is this right? Change it if you like, then save.';

/** Short, and in plain words. */
export const replyTo = (understanding: Understanding): string => {
  switch (understanding.kind) {
    case 'command':
      return replyToCommand(understanding.command);
    case 'unclear':
      return wantsTask(understanding.text)
        ? 'What’s the task? Say ‘add task’ and the task in one go.'
        : `I heard ${quoted(understanding.text)}. Did you mean one of these?`;
    case 'silence':
      return 'I didn’t hear anything. Hold the button and speak.';
    default:
      return unreachable(understanding);
  }
};
