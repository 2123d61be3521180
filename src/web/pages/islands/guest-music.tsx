import { HeroMusic } from '#web/features/music/hero-music.tsx';

export const GuestMusic = () => <HeroMusic signedIn={false} />;
