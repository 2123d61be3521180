import { describe, expect, it } from 'vitest';
import { modelLimits } from './model-limits.ts';
import { presetWords, providerPresets } from './provider-presets.ts';
import { providerRequestSchema } from './provider-request.ts';

const save = {
  action: 'save',
  preset: 'ollama',
  baseUrl: presetWords.ollama.baseUrl,
  model: 'm',
  structured: true,
  contextTokens: modelLimits.usualContextTokens,
  monthlyCap: null,
  personCap: null,
};
const takes = (more: Readonly<Record<string, unknown>>): boolean =>
  providerRequestSchema.safeParse({ ...save, ...more }).success;

describe('[FN-04] what an admin may ask about the model', () => {
  it('takes the setting of each preset that has an address', () => {
    const local = providerPresets.filter((preset) => preset !== 'custom');
    for (const preset of local) {
      const { baseUrl, structured } = presetWords[preset];
      expect(takes({ preset, baseUrl, structured })).toBe(true);
    }
    expect(local).toHaveLength(3);
  });

  it.each([
    ['contextTokens', modelLimits.leastContextTokens, modelLimits.leastContextTokens - 1],
    ['contextTokens', modelLimits.mostContextTokens, modelLimits.mostContextTokens + 1],
    ['monthlyCap', 0, -1],
    ['personCap', modelLimits.mostCap, modelLimits.mostCap + 1],
    ['model', 'm'.repeat(modelLimits.modelCharacters), 'm'.repeat(modelLimits.modelCharacters + 1)],
    ['key', 'k'.repeat(modelLimits.keyCharacters), 'k'.repeat(modelLimits.keyCharacters + 1)],
    ['key', null, ''],
    ['key', 'sk-1', 'sk 1'],
  ])('takes a %s up to its bound and not beyond', (name, last, beyond) => {
    expect(takes({ [name]: last })).toBe(true);
    expect(takes({ [name]: beyond })).toBe(false);
  });
});
