import type { Track } from '#domain/music/track.ts';

type Tempo = Pick<Track, 'bpm' | 'bpmConfidence'>;

/** What a row says of the beat. A number nobody measured is called an estimate. */
export const tempoWords = ({ bpm, bpmConfidence }: Tempo): string => {
  if (bpm === null) return 'no steady beat';
  return `${Math.round(bpm)} bpm ${bpmConfidence === null ? 'estimated' : 'measured'}`;
};

const sureFrom = 0.75;
const fairFrom = 0.4;

/** How sure the analyser is, for those who want to know; null where there is nothing to be sure of. */
export const confidenceWords = ({ bpm, bpmConfidence }: Tempo): string | null => {
  if (bpm === null || bpmConfidence === null) return null;
  if (bpmConfidence >= sureFrom) return 'a clear beat';
  return bpmConfidence >= fairFrom ? 'fairly sure' : 'a soft beat, a guess';
};

/** All that is known of the sound, for the track that plays. */
export const measuredWords = (track: Tempo & Pick<Track, 'modulationHz'>): readonly string[] => [
  tempoWords(track),
  ...(track.modulationHz === null
    ? []
    : [`flutters ${Math.round(track.modulationHz)} times a second, measured`]),
];
