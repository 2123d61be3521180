import { unreachable } from '#domain/unreachable.ts';
import { cutShort } from '#domain/voice/cut-short.ts';
import type { VoiceCommand, VoiceMood } from '#domain/voice/voice-command.ts';

const moods: Readonly<Record<VoiceMood, string>> = {
  'high-medium': 'Play focus music',
  'low-low': 'Play calm music',
  'medium-high': 'Play upbeat music',
  'high-low': 'Play deep focus music',
  creative: 'Play creative music',
};

const actions = {
  play: 'Play the music',
  pause: 'Pause the music',
  next: 'Play the next track',
  previous: 'Play the previous track',
} as const;

const sessions = {
  pause: 'Pause the focus session',
  resume: 'Resume the focus session',
  end: 'End the focus session',
} as const;

const longest = 60;

const startLabel = (minutes: number | null): string => {
  if (minutes === null) return 'Start a focus session';
  return `Start a focus session of ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
};

/** What a button that would do it says. */
export const commandLabel = (command: VoiceCommand): string => {
  switch (command.type) {
    case 'mood_change':
      return moods[command.mood];
    case 'player_action':
      return actions[command.action];
    case 'volume':
      return command.direction === 'up' ? 'Turn the music up' : 'Turn the music down';
    case 'add_task':
      return `Add the task “${cutShort(command.line, longest)}”`;
    case 'focus_session':
      return command.action === 'start' ? startLabel(command.minutes) : sessions[command.action];
    case 'pick_task':
      return 'Pick a task for me';
    case 'log_energy':
      return `Set my energy to ${command.energy}`;
    case 'whats_next':
      return 'Tell me what’s next';
    case 'undo':
      return 'Undo the last thing';
    default:
      return unreachable(command);
  }
};
