import type { BassHit } from '#domain/composer/layers/bass-layer.ts';
import type { Hit } from '#domain/composer/layers/comp-layer.ts';
import type { DrumRow } from '#domain/composer/layers/drum-layer.ts';
import type { Progression } from '#domain/composer/theory/progression.ts';

export const deepPulseProgressions: readonly Progression[] = [
  { mode: 'minor', a: 'Im9 | Im9 | bVImaj9 | bVImaj9', b: 'IVm9 | IVm9 | bVImaj7 | bVII9sus' },
  { mode: 'dorian', a: 'Im9 | Im9 | IV9 | IV9', b: 'bIIImaj7 | bIIImaj7 | bVIImaj9 | IIm7' },
  { mode: 'major', a: 'VIm9 | VIm9 | IVmaj9 | V9sus', b: 'IIm9 | IIm9 | IVmaj9 | IIIm7' },
  { mode: 'minor', a: 'Im9 | bIIImaj9 | bVImaj9 | bVII9sus', b: 'bVImaj9 | bVII9 | Im9 | Vm7' },
  { mode: 'major', a: 'IVmaj9 | IVmaj9 | VIm9 | V6/9', b: 'IVmaj9 | Imaj9 | IIm9 | V9sus' },
  { mode: 'dorian', a: 'Im11 | bVIImaj9 | Im11 | IVadd9', b: 'IIm7 | bIIImaj7 | IVadd9 | Vm7' },
  { mode: 'mixolydian', a: 'Iadd9 | Iadd9 | bVIImaj9 | IVmaj9', b: 'IIm9 | Vm7 | bVIImaj9 | IVmaj9' },
  { mode: 'lydian', a: 'Imaj9 | IIadd9 | VIm9 | Vmaj7', b: 'IIIm7 | VIm9 | Imaj9 | IIadd9' },
];

export const offBeatChords: readonly (readonly (readonly Hit[])[])[] = [
  [
    [
      [0.5, 0.4, 1],
      [1.5, 0.4, 0.9],
      [2.5, 0.4, 1],
      [3.5, 0.4, 0.85],
    ],
  ],
  [
    [
      [0.5, 0.4, 0.9],
      [1.75, 0.9, 1],
    ],
    [
      [0.5, 0.4, 0.9],
      [2.75, 0.9, 1],
    ],
  ],
  [
    [
      [0.75, 0.5, 1],
      [2.5, 0.9, 0.9],
    ],
  ],
  [
    [
      [0, 0.6, 0.9],
      [1.5, 0.5, 1],
      [3, 0.6, 0.9],
    ],
    [
      [0.5, 0.5, 0.9],
      [2, 1.2, 1],
    ],
  ],
];

export const subBars: readonly (readonly (readonly BassHit[])[])[] = [
  [
    [
      [0.5, 0.4, 'root', 1],
      [1.5, 0.4, 'root', 0.9],
      [2.5, 0.4, 'root', 1],
      [3.5, 0.4, 'root', 0.9],
    ],
  ],
  [
    [
      [0, 0.7, 'root', 1],
      [0.75, 0.6, 'root', 0.8],
      [2.5, 0.5, 'root', 0.9],
    ],
    [
      [0, 0.7, 'root', 1],
      [1.5, 0.5, 'octave', 0.75],
      [2.5, 1, 'fifth', 0.85],
    ],
  ],
  [
    [
      [0, 1.4, 'root', 1],
      [1.5, 1, 'root', 0.85],
      [3, 0.8, 'fifth', 0.8],
    ],
  ],
  [
    [
      [0.5, 0.9, 'root', 1],
      [2.5, 0.9, 'root', 0.95],
    ],
    [
      [0.5, 0.9, 'root', 1],
      [2.5, 0.4, 'root', 0.9],
      [3.25, 0.5, 'octave', 0.75],
    ],
  ],
];

export const pluckFigures: readonly (readonly (number | null)[])[] = [
  [0, null, 2, null, 1, null, 3, null, 2, null, 4, null],
  [0, null, null, 2, null, null, 3, null, 1, null, 2, null, null, 4, null, null],
  [3, null, 2, 1, null, 2, null, 0],
  [0, 2, null, 3, null, 2, 4, null, null, 3, null, 2],
  [null, null, 4, null, null, 2, null, null, 3, null, null, null, 1, null, null, null],
];

const kick: DrumRow = { drum: 'kick', bars: ['X---x---x---x---'], velocity: 0.74 };
const offHat: DrumRow = { drum: 'hat', bars: ['--x---x---x---x-', '--x---x---x--gx-'], velocity: 0.5 };

/** Softer ones, for when there is something else to do. */
export const softPulseKits: readonly (readonly DrumRow[])[] = [
  [kick, offHat, { drum: 'shaker', bars: ['xgxgxgxgxgxgxgxg'], velocity: 0.3 }],
  [
    kick,
    { drum: 'shaker', bars: ['--x---x---x---x-', 'g-x-g-x-g-x-g-xg'], velocity: 0.46 },
    { drum: 'stick', bars: ['------------x---', '----x-------x---'], velocity: 0.3 },
  ],
  [
    kick,
    { drum: 'hat', bars: ['x-X-x-X-x-X-x-X-'], velocity: 0.38 },
    { drum: 'stick', bars: ['---x------x-----'], velocity: 0.32 },
  ],
];

export const fullPulseKits: readonly (readonly DrumRow[])[] = [
  [
    kick,
    { drum: 'open', bars: ['--x---x---x---x-'], velocity: 0.34 },
    { drum: 'clap', bars: ['----x-------x---'], velocity: 0.42, late: 0.004 },
    { drum: 'hat', bars: ['xgxgxgxgxgxgxgxg'], velocity: 0.36 },
  ],
  [
    kick,
    offHat,
    { drum: 'clap', bars: ['----x-------x---', '----x-------x--g'], velocity: 0.4 },
    { drum: 'shaker', bars: ['xxxxxxxxxxxxxxxx'], velocity: 0.34 },
  ],
  [
    kick,
    { drum: 'hat', bars: ['x-X-x-X-x-X-xgX-'], velocity: 0.48 },
    { drum: 'stick', bars: ['---x--x----x--x-', '---x--x----x-x--'], velocity: 0.36 },
    { drum: 'tambourine', bars: ['----x-------x---'], velocity: 0.34 },
  ],
  [
    kick,
    { drum: 'ride', bars: ['--x---x---x---x-'], velocity: 0.4 },
    { drum: 'snare', bars: ['----x-------x---'], velocity: 0.36, late: 0.004 },
    { drum: 'cabasa', bars: ['xgxgxgxgxgxgxgxg'], velocity: 0.36 },
  ],
];
