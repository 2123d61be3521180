import { type LucideIcon, Heart, LampDesk, Music, Wind } from 'lucide-react';
import type { RitualIcon } from '#domain/rituals/ritual-presets.ts';

export const ritualIcons: Readonly<Record<RitualIcon, LucideIcon>> = {
  heart: Heart,
  wind: Wind,
  music: Music,
  lamp: LampDesk,
};

/** Every length in a ritual is whole minutes. */
export const wholeMinutes = (seconds: number): string => `${Math.round(seconds / 60)} min`;

/** 1:05, as a clock shows it. */
export const onTheClock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** What to do next stays in sight, however long the choices above it are. */
export const footer =
  'sticky bottom-0 -mx-5 mt-3 -mb-5 bg-surface px-5 pt-3 pb-5 sm:-mx-7 sm:-mb-7 sm:px-7 sm:pb-7';
