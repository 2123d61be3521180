import type { VoiceCommandType, VoiceMood } from '#domain/voice/voice-command.ts';

/** The first four are those of spec 2 §8, "Voice command replies", word for word. */
export const commandReplies = {
  notReady: 'Music service not ready yet, please try again.',
  pauseFailed: 'Could not pause music right now.',
  startFailed: 'Could not start music right now.',
  skipFailed: 'Could not skip to next track right now.',
  previousFailed: 'Could not go back to the previous track right now.',
  nothingPlays: 'Nothing is playing.',
  ownVolume: 'Use your device’s own buttons to change the volume.',
  loudest: 'That’s as loud as it gets.',
  quietest: 'That’s as quiet as it gets.',
  stillLoading: 'Your tasks are still loading. Please try again in a moment.',
  noSession: 'No focus session is running.',
  notPaused: 'The session isn’t paused.',
  notRunning: 'The session isn’t running right now.',
  nothingWaits: 'Nothing left for today. Rest counts too.',
  undone: 'Undone.',
  nothingToUndo: 'There’s nothing to undo.',
  undoFailed: 'I couldn’t undo that.',
} as const;

/** For a guest, in one sentence: what signing in would give. */
export const guestReplies: Readonly<Partial<Record<VoiceCommandType, string>>> = {
  add_task: 'Sign in, and I’ll keep your tasks for you.',
  focus_session: 'Sign in, and I’ll time your focus sessions.',
  pick_task: 'Sign in, and I’ll pick one of your tasks.',
  log_energy: 'Sign in, and I’ll keep track of your energy.',
  whats_next: 'Sign in, and I’ll tell you what’s next on your list.',
};

/** What the player is asked for. Deep focus has a preset of its own. */
export const moodOfVoice: Readonly<Record<VoiceMood, string>> = {
  'high-medium': 'focus',
  'low-low': 'calm',
  'medium-high': 'energetic',
  'high-low': 'deep-focus',
  creative: 'creative',
};
