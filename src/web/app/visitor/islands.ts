import type { ComponentType } from 'react';

type LoadIsland = () => Promise<ComponentType>;

/** Every island by the name it has in the drawn page. */
export const islands: Readonly<Record<string, LoadIsland>> = {
  appearance: async () =>
    (await import('#web/features/accessibility/appearance-controls.tsx')).AppearanceControls,
  player: async () => (await import('#web/pages/islands/player-here.tsx')).PlayerHere,
  'hero-music': async () => (await import('#web/pages/islands/guest-music.tsx')).GuestMusic,
  'talk-demo': async () => (await import('#web/features/voice/talk-demo.tsx')).TalkDemo,
  'try-now': async () => (await import('#web/pages/islands/try-now.tsx')).TryNow,
  'memory-demo': async () => (await import('#web/features/memory/demo/demo-parts.tsx')).DemoParts,
  'tracks-here': async () => (await import('#web/features/landing/tracks-here.tsx')).TracksHere,
  paths: async () => (await import('#web/features/landing/path-chooser.tsx')).PathChooser,
  'demo-tracks': async () => (await import('#web/pages/islands/demo-music.tsx')).DemoMusic,
  contact: async () => (await import('#web/pages/islands/visitor-desk.tsx')).VisitorDesk,
  screening: async () => (await import('#web/pages/islands/short-screening.tsx')).ShortScreening,
  talk: async () => (await import('#web/pages/islands/try-talking.tsx')).TryTalking,
  'voice-settings': async () =>
    (await import('#web/pages/islands/voice-settings-here.tsx')).VoiceSettingsHere,
};
