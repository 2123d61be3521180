import type { Energy } from '#domain/records/kinds/energy.ts';
import { type MoodPreset, moodPresets } from '#domain/moods/mood-presets.ts';

const fits = (
  { mapping, bpmRange: [slowest, fastest] }: MoodPreset,
  bpm: number,
  energy: Energy,
  focus: Energy,
) =>
  bpm >= slowest &&
  bpm <= fastest &&
  mapping.energy_level.includes(energy) &&
  mapping.focus_type.includes(focus);

/** The presets that a piece of this tempo, energy and focus belongs to. */
export const presetsFor = (bpm: number, energy: Energy, focus: Energy): readonly string[] =>
  moodPresets.filter((preset) => fits(preset, bpm, energy, focus)).map(({ id }) => id);
