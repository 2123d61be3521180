import { serviceMoods } from '#domain/music/service-mood.ts';
import { serviceMoodLabels } from '#web/features/music/mood-labels.ts';
import { PresetPicture } from '#web/features/music/preset-picture.tsx';
import { classNames } from '#web/ui/class-names.ts';

/** The four moods of the library, to look at. */
export const MoodPictures = ({ className }: { readonly className?: string }) => (
  <ul className={classNames('grid grid-cols-4 gap-3', className)}>
    {serviceMoods.map((mood) => (
      <li key={mood} className="text-center text-muted">
        <PresetPicture icon={serviceMoodLabels[mood].icon} className="mb-2 h-20 rounded-2xl" />
        {serviceMoodLabels[mood].name}
      </li>
    ))}
  </ul>
);
