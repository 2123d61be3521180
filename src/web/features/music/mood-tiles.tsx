import { type ServiceMood, serviceMoods } from '#domain/music/service-mood.ts';
import { serviceMoodLabels } from '#web/features/music/mood-labels.ts';
import { PresetPicture } from '#web/features/music/preset-picture.tsx';

interface MoodTilesProps {
  readonly mood: ServiceMood | null;
  readonly onChange: (mood: ServiceMood | null) => void;
}

/** One mood or all of them: a second press on the chosen one shows everything again. */
export const MoodTiles = ({ mood, onChange }: MoodTilesProps) => (
  <fieldset
    aria-label="Mood"
    className="grid grid-cols-[repeat(auto-fit,minmax(4.25rem,1fr))] gap-2 sm:gap-3"
  >
    {serviceMoods.map((one) => (
      <button
        key={one}
        type="button"
        aria-pressed={mood === one}
        onClick={() => onChange(mood === one ? null : one)}
        className="min-w-0 cursor-pointer overflow-hidden rounded-2xl border border-line bg-surface pb-1.5 text-sm text-muted transition-colors hover:border-muted hover:text-ink aria-pressed:border-calm aria-pressed:bg-calm-soft aria-pressed:text-ink sm:text-base"
      >
        <PresetPicture icon={serviceMoodLabels[one].icon} className="mb-1.5 h-14 sm:h-20" />
        {serviceMoodLabels[one].name}
      </button>
    ))}
  </fieldset>
);
