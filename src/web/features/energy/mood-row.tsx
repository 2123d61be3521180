import { ChevronDown } from 'lucide-react';
import { moodLabels, moods } from '#domain/appearance/adaptive-ui.ts';
import { changeAdaptiveUi } from '#web/services/appearance/appearance.ts';
import { useAppearance } from '#web/services/appearance/use-appearance.ts';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';

const choices = moods.map((value) => ({ value, label: moodLabels[value] }));

/** Folded away until somebody wants it: the mood moves the colours and the edges of the room. */
export const MoodRow = () => {
  const { currentMood } = useAppearance().chosen.adaptive;
  return (
    <details className="group">
      <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 rounded-full text-muted hover:text-ink">
        How does it feel? <span className="font-medium text-ink">{moodLabels[currentMood]}</span>
        <ChevronDown
          aria-hidden="true"
          className="size-[1.25em] shrink-0 -rotate-90 transition-transform group-open:rotate-0"
        />
      </summary>
      <ChoiceChips
        label="How does it feel?"
        choices={choices}
        value={currentMood}
        onChange={(mood) => changeAdaptiveUi({ currentMood: mood })}
        className="mt-2"
      />
    </details>
  );
};
