import type { Mood } from '#domain/appearance/adaptive-ui.ts';
import type { Energy } from '#domain/records/kinds/energy.ts';
import { type MoodPreset, moodPresets, presetMatches } from '#domain/moods/mood-presets.ts';
import { presetForNow } from '#domain/music/preset-for-now.ts';
import { PresetCard, type PresetState } from '#web/features/music/preset-card.tsx';
import { usePlay } from '#web/features/music/use-play.ts';
import { usePlayerView } from '#web/services/player/use-player.ts';

interface PresetsProps {
  readonly energy: Energy | null;
  readonly mood: Mood;
  readonly banned: ReadonlySet<string>;
}

/** Spec 2 §3: the six presets; the one that fits right now stands first. */
export const Presets = ({ energy, mood, banned }: PresetsProps) => {
  const view = usePlayerView();
  const play = usePlay();
  const now = presetForNow(energy, mood);
  const inOrder: readonly MoodPreset[] = moodPresets.toSorted(
    (a, b) => Number(b.id === now.id) - Number(a.id === now.id),
  );
  const stateOf = (preset: MoodPreset): PresetState => {
    if (view.mood !== preset.id) return 'still';
    if (view.loading) return 'starting';
    return view.isPlaying ? 'playing' : 'still';
  };
  const press = (preset: MoodPreset): void => {
    if (view.mood !== preset.id || view.track === null) play.mood(preset.id);
    else if (view.isPlaying) play.pause();
    else play.resume();
  };
  const countOf = (preset: MoodPreset): number | null =>
    view.library.length === 0
      ? null
      : view.library.filter((track) => !banned.has(track.id) && presetMatches(preset, track)).length;
  return (
    <section aria-labelledby="presets">
      <h2 id="presets" className="text-xl font-semibold">
        What is it for?
      </h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {inOrder.map((preset) => (
          <PresetCard
            key={preset.id}
            preset={preset}
            count={countOf(preset)}
            state={stateOf(preset)}
            why={preset.id === now.id ? now.why : null}
            onPress={() => press(preset)}
          />
        ))}
      </ul>
      <p className="mt-4 text-muted">
        “Listed as” is how many tracks the preset was planned with. “Here now” is how many fit it today.
      </p>
    </section>
  );
};
