import { useMemo } from 'react';
import type { Measurement } from '#web/services/analysis/analysis-queries.ts';
import {
  describeModulation,
  describeSpectrum,
  describeTempo,
  describeWaveform,
} from '#domain/sound-words/describe-curves.ts';
import { trackTime } from '#domain/player/track-time.ts';
import { barsPath, linePath, wavePath } from '#web/features/music-analysis/chart-paths.ts';
import { CurveFigure } from '#web/features/music-analysis/curve-figure.tsx';

/** Quieter than this is drawn as nothing. */
const floorDb = -90;
const leastContrast = 15;
const aroundBpm = 10;

const tempoRange = (tempo: Measurement['curves']['tempo']): readonly [number, number] => {
  const known = tempo.flatMap(({ bpm }) => (bpm === null ? [] : [bpm]));
  return known.length === 0
    ? [60, 140]
    : [Math.floor(Math.min(...known) - aroundBpm), Math.ceil(Math.max(...known) + aroundBpm)];
};

/** Waveform, spectrum, modulation and tempo over time. */
export const SoundCurvesView = ({ figures, curves }: Measurement) => {
  const end = trackTime(figures.durationSeconds * 1000);
  const [slow, fast] = tempoRange(curves.tempo);
  const paths = useMemo(
    () => ({
      wave: wavePath(curves.waveform),
      spectrum: barsPath(curves.spectrum, floorDb, Math.max(0, ...curves.spectrum)),
      modulation: barsPath(curves.modulation, 0, Math.max(leastContrast, ...curves.modulation)),
    }),
    [curves],
  );
  const points = curves.tempo.map(({ at, bpm }) => ({ at, value: bpm }));
  return (
    <div className="space-y-8">
      <CurveFigure
        name="Waveform"
        path={paths.wave}
        marks={['0:00', end]}
        twin={describeWaveform(curves, figures.durationSeconds)}
      />
      <CurveFigure
        name="Spectrum"
        filled
        path={paths.spectrum}
        marks={['25 Hz', '200 Hz', '1.6 kHz', '16 kHz']}
        twin={describeSpectrum(curves)}
      />
      <CurveFigure
        name="Modulation"
        filled
        path={paths.modulation}
        marks={['1 a second', '20', '40 a second']}
        twin={describeModulation(curves, figures.modulationHz)}
      />
      <CurveFigure
        name="Tempo over time"
        path={linePath(points, figures.durationSeconds, slow, fast)}
        marks={['0:00', `${slow}–${fast} bpm`, end]}
        twin={describeTempo(curves)}
      />
    </div>
  );
};
