import { type LucideIcon, Heart, LampDesk, Music, Wind } from 'lucide-react';
import type { RitualIcon } from '#domain/rituals/ritual-presets.ts';

export const ritualIcons: Readonly<Record<RitualIcon, LucideIcon>> = {
  heart: Heart,
  wind: Wind,
  music: Music,
  lamp: LampDesk,
};

/** Every length in a ritual is whole minutes. */
export const minutesInWords = (seconds: number): string => `${Math.round(seconds / 60)} min`;

/** 1:05, as a clock shows it. */
export const onTheClock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
