import type { Track } from '#domain/music/track.ts';

type Measurable = Pick<Track, 'bpm' | 'bpmConfidence' | 'modulationHz'>;

/** Without a confidence nobody measured: then it is only what the row says. */
const tempoOf = ({ bpm, bpmConfidence }: Measurable): string => {
  if (bpm === null) return 'no steady beat';
  const tempo = `about ${Math.round(bpm)} bpm`;
  return bpmConfidence === null ? tempo : `${tempo}, measured`;
};

/** What our analyser found in the audio, in plain words. */
export const measuredWords = (track: Measurable): readonly string[] => [
  tempoOf(track),
  ...(track.modulationHz === null
    ? []
    : [`flutters ${Math.round(track.modulationHz)} times a second, measured`]),
];
