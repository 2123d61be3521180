import type { CommandEntry } from '#domain/voice/command-entry.ts';
import { bag } from '#domain/voice/word-bag.ts';

const base = {
  group: 'energy',
  undo: 'Your check-in goes back to what it was.',
  needsAccount: true,
  open: null,
} as const;

const ways = (level: string): readonly string[] => [
  `${level} energy`,
  `energy ${level}`,
  `energy is ${level}`,
  `my energy is ${level}`,
  `my energy is ${level} today`,
  `my energy is ${level} right now`,
  `i have ${level} energy`,
  `i have ${level} energy today`,
  `i'm ${level} energy`,
  `i feel ${level} energy`,
  `i'm feeling ${level} energy`,
  `log ${level} energy`,
  `log my energy as ${level}`,
  `log energy ${level}`,
  `set my energy to ${level}`,
  `set energy to ${level}`,
  `energy level ${level}`,
  `my energy level is ${level}`,
];

const around =
  'energy my is am have feel feeling log set as level today right very quite really so pretty a bit check in mark record save';

export const energyCommands: readonly CommandEntry[] = [
  {
    ...base,
    id: 'energy-low',
    does: 'Sets your energy to low.',
    example: 'I have low energy',
    command: { type: 'log_energy', energy: 'low' },
    phrases: [
      ...ways('low'),
      "i'm low on energy",
      'i have no energy',
      'no energy',
      "i'm tired",
      "i'm so tired",
      "i'm very tired",
      "i'm really tired",
      'i feel tired',
      "i'm feeling tired",
      "i'm exhausted",
      'i feel exhausted',
      "i'm worn out",
      "i'm drained",
      'i feel drained',
      "i'm running low",
      "i'm running on empty",
    ],
    bags: [
      bag(['low little lower', 'energy'], `${around} on running`),
      bag(
        ['tired exhausted drained sleepy'],
        'am feel feeling so very really quite pretty bit today',
        'of|it|this|that|to',
      ),
    ],
  },
  {
    ...base,
    id: 'energy-medium',
    does: 'Sets your energy to medium.',
    example: 'My energy is medium',
    command: { type: 'log_energy', energy: 'medium' },
    phrases: [
      ...ways('medium'),
      'my energy is ok',
      'my energy is okay',
      'my energy is normal',
      'normal energy',
      'my energy is average',
      'average energy',
    ],
    bags: [bag(['medium normal average middling okay ok', 'energy'], around)],
  },
  {
    ...base,
    id: 'energy-high',
    does: 'Sets your energy to high.',
    example: 'I have high energy',
    command: { type: 'log_energy', energy: 'high' },
    phrases: [
      ...ways('high'),
      'i have lots of energy',
      'i have a lot of energy',
      'i have plenty of energy',
      'lots of energy',
      'full of energy',
      "i'm full of energy",
      'i feel full of energy',
      'i feel energetic',
      "i'm energetic",
      "i'm feeling energetic",
      'i feel energized',
      "i'm wide awake",
    ],
    bags: [
      bag(['high lots lot plenty full great', 'energy'], around),
      bag(['energetic energized'], 'am feel feeling so very really quite pretty bit today', 'to|of'),
    ],
  },
];
