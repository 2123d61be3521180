import { describe, expect, it } from 'vitest';
import { failureWords, modelFailures, refusalWords, takeRefusals } from './model-refusals.ts';
import {
  checkNames,
  checkVerdicts,
  checkWords,
  providerChecks,
  providerTestSchema,
} from './provider-test.ts';

describe('[FN-04] words for the test of a model', () => {
  it('has a sentence of its own for each check that works and for each reason that it does not', () => {
    const works = providerChecks.map((check) => checkWords({ check, verdict: 'works', milliseconds: 1 }));
    const reasons = modelFailures.map((why) =>
      checkWords({ check: 'chat', verdict: 'failed', why, milliseconds: 1 }),
    );
    const others = checkVerdicts
      .filter((verdict) => verdict !== 'works')
      .map((verdict) => checkWords({ check: 'long', verdict, milliseconds: 1 }));
    const all = [...works, ...reasons, ...others];
    expect(new Set(all).size).toBe(all.length);
    for (const sentence of all) expect(sentence).toMatch(/^[A-Z].*[.?]$/u);
    expect(new Set(Object.values(checkNames)).size).toBe(providerChecks.length);
  });

  it('says how much of a long text was read where the server counts', () => {
    const result = { check: 'long', verdict: 'cut', milliseconds: 9, tokensSent: 6000 } as const;
    expect(checkWords({ ...result, tokensRead: 2048 })).toContain('(about 6000 tokens sent, 2048 read)');
    expect(checkWords(result)).not.toContain('tokens');
  });

  it('reads back what was kept, and nothing of another form', () => {
    const kept = { checks: [{ check: 'chat', verdict: 'failed', why: 'busy', milliseconds: 12 }] };
    expect(providerTestSchema.safeParse(kept)).toMatchObject({ success: true });
    expect(providerTestSchema.safeParse({ checks: [{ check: 'chat', verdict: 'fine' }] }).success).toBe(
      false,
    );
  });
});

describe('[COACH-01] the quiet line beside an offline answer', () => {
  it('is one short sentence for each reason that nothing was sent', () => {
    const lines = takeRefusals.map((reason) => refusalWords[reason]);
    expect(new Set(lines).size).toBe(lines.length);
    for (const line of lines) expect(line).toMatch(/^Answered here.{0,80}\.$/u);
  });

  it('leaves the reason why a model did not answer to the operator', () => {
    for (const reason of modelFailures) expect(failureWords[reason].length).toBeGreaterThan(15);
  });
});
