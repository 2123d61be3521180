import type { Energy } from '#domain/records/kinds/energy.ts';

/** Spec 2 §3: a track as the player knows it. */
export interface Track {
  readonly id: string;
  readonly title: string;
  readonly artist: string;
  /** Taken from the genre. */
  readonly album: string;
  readonly durationMs: number;
  readonly focusType: string;
  readonly energyLevel: Energy;
  readonly bpm: number | null;
  readonly genre: string | null;
  readonly tags: readonly string[];
  readonly adhdOptimized: boolean;
  readonly audioUrl: string;
  readonly uri: string;
  readonly moodCategory: string | null;
  readonly adhdMoodTags: readonly string[];
  /** Ours: the steady modulation our analyser measured in the audio, and how sure it is of the tempo. */
  readonly modulationHz: number | null;
  readonly bpmConfidence: number | null;
  /** Ours: integrated loudness, so that all tracks play equally loud; null when nobody measured it. */
  readonly loudnessLufs: number | null;
  /** Ours: bytes, for what may be kept on the device; null when unknown. */
  readonly fileSize: number | null;
  /** Ours: the picture the person uses for an upload of theirs, as a data URL; without it one is drawn. */
  readonly picture?: string;
}
