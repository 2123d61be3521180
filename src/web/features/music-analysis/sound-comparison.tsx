import { useQueries } from '@tanstack/react-query';
import { soundAdvice } from '#domain/analysis/sound-advice.ts';
import { soundText } from '#domain/music-analysis/sound-choice.ts';
import { FigureTable } from '#web/features/music-analysis/figure-table.tsx';
import { type FoundSound, isWaiting } from '#web/features/music-analysis/find-sound.ts';
import { SoundCurvesView } from '#web/features/music-analysis/sound-curves-view.tsx';
import { UnmeasuredTrack, UnmeasuredUpload } from '#web/features/music-analysis/unmeasured-sound.tsx';
import { type Measurement, measurementQuery } from '#web/services/analysis/analysis-queries.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

interface SoundComparisonProps {
  /** One to look at, or two to compare. */
  readonly sounds: readonly FoundSound[];
  readonly busy: boolean;
  /** Whether this person may have tracks of the library measured. */
  readonly mayMeasureTracks: boolean;
  readonly onMeasure: (sound: FoundSound) => void;
}

interface OneSoundProps extends Omit<SoundComparisonProps, 'sounds'> {
  readonly sound: FoundSound;
  readonly measurement: Measurement | null;
}

const OneSound = ({ sound, measurement, busy, mayMeasureTracks, onMeasure }: OneSoundProps) => {
  const measure = (): void => onMeasure(sound);
  if (measurement === null) {
    if (sound.upload !== null) {
      return <UnmeasuredUpload upload={sound.upload} busy={busy} onMeasure={measure} />;
    }
    if (sound.track !== null) {
      return (
        <UnmeasuredTrack track={sound.track} busy={busy} onMeasure={mayMeasureTracks ? measure : null} />
      );
    }
    return <p className="text-muted">This one isn’t among your uploads or in the library.</p>;
  }
  const again = sound.upload === null ? sound.track !== null && mayMeasureTracks : sound.upload.path !== null;
  return (
    <div className="space-y-8">
      <div>
        <h3 className="font-medium">What follows from it</h3>
        <ul className="mt-2 list-disc space-y-1 pl-5 text-muted">
          {soundAdvice(measurement.figures).map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
      <SoundCurvesView {...measurement} />
      {again && (
        <Button aria-disabled={busy || undefined} onClick={() => !busy && measure()}>
          {busy ? 'Analysing…' : 'Analyse again'}
        </Button>
      )}
    </div>
  );
};

/** One sound with everything that was measured in it, or two side by side. */
export const SoundComparison = ({ sounds, ...rest }: SoundComparisonProps) => {
  const answers = useQueries({
    queries: sounds.map((sound) => measurementQuery(sound.choice, isWaiting(sound))),
  });
  const measured = sounds.flatMap(({ name }, index) => {
    const figures = answers[index]?.data?.figures;
    return figures === undefined ? [] : [{ name, figures }];
  });
  return (
    <>
      <div className={classNames('grid gap-x-12 gap-y-12', sounds.length > 1 && 'lg:grid-cols-2')}>
        {sounds.map((sound, index) => {
          const answer = answers[index];
          const id = `sound-${soundText(sound.choice)}`;
          return (
            <section key={soundText(sound.choice)} aria-labelledby={id} className="min-w-0">
              <h2 id={id} className="mb-4 text-2xl font-semibold wrap-anywhere">
                {sound.name}
              </h2>
              {answer?.data === undefined && answer?.isFetching === true && <Spinner text="Loading..." />}
              {answer?.data === undefined && answer?.isFetching === false && (
                <ErrorPanel message={answer.error?.message} onRetry={() => void answer.refetch()} />
              )}
              {answer?.data !== undefined && <OneSound sound={sound} measurement={answer.data} {...rest} />}
            </section>
          );
        })}
      </div>
      {measured.length > 0 && (
        <section aria-labelledby="all-figures" className="mt-12">
          <h2 id="all-figures" className="text-2xl font-semibold">
            All figures
          </h2>
          <p className="mt-1 mb-4 text-muted">
            “Measured” was heard in the sound itself. “By convention” follows from a fixed rule and says
            little about how music feels to you.
          </p>
          <FigureTable sounds={measured} />
        </section>
      )}
    </>
  );
};
