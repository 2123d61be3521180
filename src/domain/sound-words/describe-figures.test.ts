import { describe, expect, it } from 'vitest';
import { figuresWith } from '#domain/analysis/sound-figures.fixture.ts';
import type { SoundFigures } from '#domain/analysis/sound-figures.ts';
import { describeFigures } from '#domain/sound-words/describe-figures.ts';

const valueOf = (change: Partial<SoundFigures>, name: string): string | undefined =>
  describeFigures(figuresWith(change)).find((figure) => figure.name === name)?.value;

const named = (source: string): readonly string[] =>
  describeFigures(figuresWith())
    .filter((figure) => figure.source === source)
    .map(({ name, value }) => `${name}: ${value}`);

describe('[ANALYSIS-01] figures in words', () => {
  it('says of every figure whether it was measured or follows by convention', () => {
    expect(named('measured')).toEqual([
      'Length: 3:07',
      'File: MP3, 44.1 kHz, stereo, 192 kbit/s',
      'Tempo: 92 bpm, a clear beat',
      'Key: D minor',
      'Loudness: −14.3 LUFS',
      'True peak: −0.8 dBTP',
      'Flutter: 16.0 times a second, 30 % deep',
      'Clipping: none',
    ]);
    expect(named('by convention')).toEqual([
      'Dominant frequency: 220.0 Hz',
      'Brainwave band: gamma',
      'Energy: medium',
      'Onset tempo: 120 bpm',
      'Spectral centroid: 1,235 Hz',
      'Zero crossings: 0.043',
      'Complexity: 3 of 5',
      'Suitability: 2.9 of 5',
      'Session length: 15 min',
    ]);
  });

  it.each<readonly [Partial<SoundFigures>, string, string]>([
    [{ bpm: null, bpmConfidence: 0 }, 'Tempo', 'no steady beat'],
    [{ key: null }, 'Key', 'no clear key'],
    [{ loudnessLufs: null }, 'Loudness', 'silent'],
    [{ modulationHz: null, modulationDepth: 0 }, 'Flutter', 'none found'],
    [{ clipped: 1 }, 'Clipping', 'in 1 place'],
    [{ clipped: 1200 }, 'Clipping', 'in 1,200 places'],
    [
      { format: 'alac', container: 'mp4', channels: 1, sampleRate: 48_000, bitrateKbps: null },
      'File',
      'ALAC in MP4, 48 kHz, mono',
    ],
    [
      { format: 'pcm', container: 'wav', channels: 8, bitrateKbps: null },
      'File',
      'PCM in WAV, 44.1 kHz, 8 channels',
    ],
    [{ durationSeconds: 0 }, 'Length', '0:00'],
  ])('says of %j under %s: %s', (change, name, value) => {
    expect(valueOf(change, name)).toBe(value);
  });
});
