/** Spec 2 §8: every way a player fails, in the words the person reads. */
const userMessages = {
  initialization_failed: 'Failed to initialize music player. Please refresh and try again.',
  token_invalid: 'Your music service connection has expired. Please reconnect your account.',
  device_not_ready: 'Music player is not ready. Please wait a moment and try again.',
  playback_failed: 'Failed to start playback. Please check your internet connection.',
  api_error: 'There was an issue with the music service. Please refresh the page.',
  network_error: 'Network connection issue. Please check your internet connection.',
  permission_denied: 'Playback permission denied. Please check your browser settings.',
  mobile_autoplay_blocked: 'Please tap the play button to start music on mobile devices.',
  default: 'An unexpected error occurred with the music player.',
} as const;

export type PlayerErrorType = keyof typeof userMessages;

/** Where the specification does not say, trying again cannot help before something else was changed. */
const retryable: ReadonlySet<PlayerErrorType> = new Set([
  'initialization_failed',
  'device_not_ready',
  'playback_failed',
  'network_error',
  'mobile_autoplay_blocked',
]);

export const playerErrorTitle = 'Music Player Error';

const shownFor = { retryable: 5000, final: 8000 } as const;

/** How it is said: a destructive toast. */
export interface PlayerErrorNotice {
  readonly type: PlayerErrorType;
  readonly title: typeof playerErrorTitle;
  readonly userMessage: string;
  readonly retryable: boolean;
  /** Milliseconds. */
  readonly duration: number;
}

export const playerErrorOf = (type: PlayerErrorType): PlayerErrorNotice => ({
  type,
  title: playerErrorTitle,
  userMessage: userMessages[type],
  retryable: retryable.has(type),
  duration: retryable.has(type) ? shownFor.retryable : shownFor.final,
});

/** Spec 2 §3. */
export interface PlayerError extends PlayerErrorNotice {
  /** What happened, for the log. */
  readonly message: string;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
}
