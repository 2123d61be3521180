import { LoaderCircle, Pause, Play } from 'lucide-react';
import type { MoodPreset } from '#domain/moods/mood-presets.ts';
import { PresetPicture } from '#web/features/music/preset-picture.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';

export type PresetState = 'still' | 'starting' | 'playing';

interface PresetCardProps {
  readonly preset: MoodPreset;
  /** How many tracks of the library fit it; null while the library is on its way. */
  readonly count: number | null;
  readonly state: PresetState;
  /** Why this one stands first; null for the others. */
  readonly why: string | null;
  readonly onPress: () => void;
}

const Sign = ({ state }: { readonly state: PresetState }) => {
  if (state === 'starting') return <LoaderCircle aria-hidden="true" className="animate-spin" />;
  return state === 'playing' ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />;
};

const Facts = ({ preset, count }: Pick<PresetCardProps, 'preset' | 'count'>) => (
  <dl className="flex flex-wrap gap-x-3 text-sm text-muted">
    <div className="basis-full">
      <dt className="sr-only">Tempo</dt>
      <dd>
        {preset.bpmRange[0]}–{preset.bpmRange[1]} bpm
      </dd>
    </div>
    <div className="flex gap-1.5">
      <dt>Listed as</dt>
      <dd className="tabular-nums">{preset.trackCount}</dd>
    </div>
    {count !== null && (
      <div className="flex flex-row-reverse gap-1.5 text-ink">
        <dt>here now</dt>
        <dd className="font-medium tabular-nums">{count}</dd>
      </div>
    )}
  </dl>
);

/** One tap anywhere on it plays. */
export const PresetCard = ({ preset, count, state, why, onPress }: PresetCardProps) => {
  const first = why !== null;
  const does = state === 'playing' ? 'Pause' : 'Play';
  return (
    <li
      className={classNames(
        'relative flex flex-col overflow-hidden rounded-3xl border bg-surface transition-colors hover:border-muted',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-calm',
        state === 'still' ? 'border-line' : 'border-calm',
        first && 'sm:col-span-2 lg:row-span-2',
      )}
    >
      <PresetPicture icon={preset.icon} className={first ? 'h-44 lg:h-auto lg:min-h-56 lg:flex-1' : 'h-28'} />
      <div className={classNames('flex flex-1 flex-col p-5', first && 'lg:flex-none lg:p-7')}>
        {first && <p className="mb-1 text-calm">{why}</p>}
        <h3 className={first ? 'text-2xl font-semibold' : 'text-lg font-semibold'}>{preset.name}</h3>
        <p className={classNames('mt-1 mb-3 flex-1 text-muted', first && 'text-lg')}>{preset.description}</p>
        <Facts preset={preset} count={count} />
        {first && (
          <Button
            kind="primary"
            size="large"
            className="mt-5 self-start outline-none after:absolute after:inset-0"
            aria-label={`${does} ${preset.name}`}
            onClick={onPress}
          >
            <Sign state={state} />
            {state === 'starting' ? 'One moment' : does}
          </Button>
        )}
      </div>
      {!first && (
        <Button
          size="icon"
          className="absolute! top-[calc(7rem-22px)] right-4 bg-surface! outline-none after:absolute after:inset-0"
          aria-label={`${does} ${preset.name}`}
          onClick={onPress}
        >
          <Sign state={state} />
        </Button>
      )}
    </li>
  );
};
