import type { VoiceCommandType, VoiceMood } from '#domain/voice/voice-command.ts';

/** The first four are those of spec 2 §8, "Voice command replies", word for word. */
export const commandReplies = {
  notReady: 'Music service not ready yet, please try again.',
  pauseFailed: 'Could not pause music right now.',
  startFailed: 'Could not start music right now.',
  skipFailed: 'Could not skip to next track right now.',
  previousFailed: 'Could not go back to the previous track right now.',
  nothingPlays: 'Nothing is playing.',
  ownVolume: 'This device sets its own volume. Its buttons change it.',
  loudest: 'It is as loud as it goes.',
  quietest: 'It is as quiet as it goes.',
  stillLoading: 'Your tasks are still loading. Please try again in a moment.',
  noSession: 'No focus session is running.',
  notPaused: 'The session is not paused.',
  notRunning: 'The session is not running right now.',
  nothingWaits: 'Nothing is left for today. Rest is a good choice too.',
  undone: 'Undone.',
  nothingToUndo: 'There is nothing to undo.',
  undoFailed: 'That could not be undone.',
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
