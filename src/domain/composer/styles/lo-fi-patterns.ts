import type { BassHit } from '#domain/composer/layers/bass-layer.ts';
import type { Hit } from '#domain/composer/layers/comp-layer.ts';
import type { DrumRow } from '#domain/composer/layers/drum-layer.ts';
import type { Progression } from '#domain/composer/theory/progression.ts';

export const loFiProgressions: readonly Progression[] = [
  { mode: 'major', a: 'IIm9 | V13 | Imaj9 | VIm9', b: 'IVmaj9 | IIIm7 | VIm9 | V9sus' },
  { mode: 'dorian', a: 'Im9 | IV9 | Im9 | IV9', b: 'bVIImaj9 | bIIImaj7 | IIm7 | Vm7' },
  { mode: 'major', a: 'Imaj9 | VIm9 | IIm9 | V9sus', b: 'IVmaj9 | IVm6 | Imaj9 | V9sus' },
  { mode: 'minor', a: 'Im9 | bVImaj7 | bIIImaj9 | bVII9sus', b: 'IVm9 | Vm7 | bVImaj9 | bVII9sus' },
  { mode: 'major', a: 'IVmaj9 | V9sus | IIIm7 | VIm9', b: 'IIm9 | IIIm7 | IVmaj9 | IIm9 V9sus' },
  { mode: 'lydian', a: 'Imaj7#11 | VIm9 | IIIm7 | V6/9', b: 'Imaj9 | IIIm7 | VIm9 | VIIm7' },
  { mode: 'mixolydian', a: 'Iadd9 | bVIImaj9 | IVmaj9 | I9sus', b: 'IIm7 | IVmaj9 | Vm7 | bVIImaj9' },
  { mode: 'minor', a: 'IVm9 | bVII9 | bIIImaj9 | bVImaj7', b: 'Im9 | Vm7 | bVImaj7 | bVII9sus' },
  { mode: 'major', a: 'Imaj9 | III7b9 | VIm9 | IIm9 V13', b: 'IVmaj9 | V9sus | IIIm7 | IIm9 V13' },
];

export const loFiChordBars: readonly (readonly (readonly Hit[])[])[] = [
  [
    [[0, 3.6, 1]],
    [
      [0, 2.2, 1],
      [2.5, 1.3, 0.8],
    ],
  ],
  [
    [
      [0, 1.4, 1],
      [1.75, 2, 0.85],
    ],
    [[0, 3.5, 0.95]],
  ],
  [
    [
      [0, 0.9, 1],
      [1.5, 2.2, 0.85],
    ],
  ],
  [
    [[0.5, 3.2, 1]],
    [
      [0, 1.8, 0.9],
      [2.5, 1.3, 0.85],
    ],
  ],
];

export const loFiBassBars: readonly (readonly (readonly BassHit[])[])[] = [
  [
    [
      [0, 1.6, 'root', 1],
      [2.5, 1.2, 'fifth', 0.8],
    ],
    [
      [0, 1.6, 'root', 1],
      [2.5, 0.8, 'root', 0.8],
      [3.5, 0.4, 'approach', 0.7],
    ],
  ],
  [
    [
      [0, 2.2, 'root', 1],
      [2.75, 1, 'octave', 0.65],
    ],
    [
      [0, 2.4, 'root', 1],
      [3, 0.9, 'fifth', 0.75],
    ],
  ],
  [
    [
      [0, 1.2, 'root', 1],
      [1.75, 0.7, 'root', 0.75],
      [2.5, 1.2, 'fifth', 0.8],
    ],
  ],
];

export const loFiKits: readonly (readonly DrumRow[])[] = [
  [
    { drum: 'kick', bars: ['X-----x---x-----', 'X-----x---x--g--'], velocity: 0.72 },
    { drum: 'snare', bars: ['----X--g----X---', '----X----g--X--g'], velocity: 0.56, late: 0.012 },
    { drum: 'hat', bars: ['X-xgX-x-X-x-X-xg', 'X-x-X-xgX-x-X-x-'], velocity: 0.46 },
  ],
  [
    { drum: 'kick', bars: ['X--x------x-----', 'X--x------x--x--'], velocity: 0.7 },
    { drum: 'stick', bars: ['----X-------X---', '----X-----g-X---'], velocity: 0.62, late: 0.014 },
    { drum: 'hat', bars: ['X-x-X-x-X-x-X-x-', 'X-x-X-x-Xgx-X-x-'], velocity: 0.42 },
    { drum: 'open', bars: ['----------------', '--------------x-'], velocity: 0.3 },
  ],
  [
    { drum: 'kick', bars: ['X-------x-x-----', 'X------xx-------'], velocity: 0.7 },
    { drum: 'snare', bars: ['----x-------x---', '----x-------x-g-'], velocity: 0.5, late: 0.01 },
    { drum: 'shaker', bars: ['XgxgXgxgXgxgXgxg'], velocity: 0.4 },
    { drum: 'hat', bars: ['--x---x---x---x-'], velocity: 0.4 },
  ],
];
