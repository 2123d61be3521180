import { DemoTracks } from '#web/features/music/demo-tracks.tsx';
import { Artwork } from '#web/features/player/artwork.tsx';

export const DemoMusic = () => <DemoTracks Picture={Artwork} />;
