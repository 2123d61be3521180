/** What the mini player has to know to choose its face. */
export interface MiniPlayerState {
  readonly signedIn: boolean;
  readonly connected: boolean;
  /** Somebody asked for sound and the browser has not let it through yet. */
  readonly waitsForAudio: boolean;
  readonly ready: boolean;
  readonly hasTrack: boolean;
  readonly playing: boolean;
}

/** Spec 2 §2: its faces; the activation overlay stands above any of them. */
export type BarDisplay = 'sign-in' | 'status' | 'moods' | 'track';

/** Spec 2 §4. A guest who listens to the demo has the controls for it. */
export const barDisplay = (facts: MiniPlayerState): BarDisplay => {
  if (facts.hasTrack || facts.playing) return 'track';
  if (!facts.signedIn) return 'sign-in';
  return facts.connected && facts.ready && !facts.waitsForAudio ? 'moods' : 'status';
};

/** Spec 2 §2, the status bar. */
export const statusText = ({ connected, waitsForAudio }: MiniPlayerState): string => {
  if (!connected) return 'Connecting to music service...';
  return waitsForAudio ? 'Audio needs activation' : 'Initializing player...';
};

export const loadedText = (tracks: number): string =>
  tracks > 0 ? `Tracks loaded: ${tracks}` : 'Music player loading';
