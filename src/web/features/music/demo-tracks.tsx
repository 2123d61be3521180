import { LoaderCircle, Pause, Play } from 'lucide-react';
import demoTracks from '#domain/music/demo-tracks.json' with { type: 'json' };
import { tempoWords } from '#domain/music/measured-words.ts';
import { trackTime } from '#domain/player/track-time.ts';
import type { TrackPicture } from '#web/features/music/music-props.ts';
import { useDemoPlayer } from '#web/features/music/use-demo-player.ts';
import type { Player } from '#web/services/player/player.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';

/** What is shown of a row; read as it is, since a visitor's page has no room for the parser. */
interface DemoRow {
  readonly id: string;
  readonly title: string;
  readonly artist: string;
  readonly genre: string;
  readonly duration_seconds: number;
  readonly bpm: number | null;
  readonly bpm_confidence: number | null;
}

const rows: readonly DemoRow[] = demoTracks;

/** The player comes with the first press: a visitor who only reads carries none of it. */
const playDemo = async (player: Player, id: string): Promise<void> => {
  const { track, isPlaying, library } = player.view();
  if (track?.id === id) return isPlaying ? player.pause() : player.play();
  const at = library.findIndex((one) => one.id === id);
  return at === -1 ? player.playDemo() : player.playTracks(library, at);
};

/** Three tracks for everybody. */
export const DemoTracks = ({ Picture }: { readonly Picture: TrackPicture }) => {
  const { heard, starting, press } = useDemoPlayer();
  return (
    <ul className="space-y-3">
      {rows.map((track) => {
        const playing = heard.playing && heard.id === track.id;
        return (
          <li
            key={track.id}
            className={classNames(
              'flex items-center gap-4 rounded-3xl border p-3 pr-4',
              playing ? 'border-calm bg-calm-soft' : 'border-line bg-surface',
            )}
          >
            <Picture
              title={track.title}
              artist={track.artist}
              className="size-16 shrink-0 rounded-2xl sm:size-[72px]"
            />
            <div className="min-w-0 flex-1">
              <p className="font-medium">{track.title}</p>
              <p className="text-muted">{track.artist}</p>
              <p className="text-sm text-muted">
                {track.genre} · {tempoWords({ bpm: track.bpm, bpmConfidence: track.bpm_confidence })} ·{' '}
                {trackTime(track.duration_seconds * 1000)}
              </p>
            </div>
            <Button
              size="icon"
              className="size-[48px]!"
              aria-label={`${playing ? 'Pause' : 'Play'} ${track.title}`}
              onClick={() => press(track.id, (player) => playDemo(player, track.id))}
            >
              {starting === track.id && !playing ? (
                <LoaderCircle aria-hidden="true" className="animate-spin" />
              ) : (
                (playing && <Pause aria-hidden="true" />) || <Play aria-hidden="true" />
              )}
            </Button>
          </li>
        );
      })}
    </ul>
  );
};
