import { type Mood, moodLabels } from '#domain/appearance/adaptive-ui.ts';
import { type Energy, energyLabels } from '#domain/records/kinds/energy.ts';

type PresetId =
  'background-calm' | 'gentle-focus' | 'deep-focus' | 'wind-down' | 'creative-flow' | 'active-energy';

type ByEnergy = Readonly<Record<Energy, PresetId>>;

const focus: ByEnergy = { low: 'gentle-focus', medium: 'deep-focus', high: 'deep-focus' };
const calm: ByEnergy = { low: 'wind-down', medium: 'background-calm', high: 'background-calm' };
const lively: ByEnergy = { low: 'gentle-focus', medium: 'creative-flow', high: 'active-energy' };

/** Music that goes along with how somebody is: never further from their energy than one step. */
const table: Readonly<Record<Mood, ByEnergy>> = {
  focused: focus,
  contemplative: calm,
  energized: lively,
  motivated: { low: 'gentle-focus', medium: 'deep-focus', high: 'active-energy' },
  relaxed: calm,
  creative: { low: 'background-calm', medium: 'creative-flow', high: 'creative-flow' },
  upbeat: lively,
  flow: { low: 'gentle-focus', medium: 'gentle-focus', high: 'deep-focus' },
};

interface PresetForNow {
  readonly id: PresetId;
  /** Why this one, in one line. */
  readonly why: string;
}

/** Without a word about energy it is the house's quiet start. */
export const presetForNow = (energy: Energy | null, mood: Mood): PresetForNow =>
  energy === null
    ? { id: table[mood].medium, why: 'A gentle start. Set your energy, and this changes with it.' }
    : {
        id: table[mood][energy],
        why: `Because you said: ${energyLabels[energy].toLowerCase()} energy, ${moodLabels[mood].toLowerCase()}.`,
      };
