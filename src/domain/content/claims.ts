import * as z from 'zod/mini';
import file from '#content/claims.json' with { type: 'json' };
import { comparisonSchema } from '#domain/content/comparison.ts';
import { describeIssue } from '#domain/content/describe-issue.ts';

const text = (rule: string) => z.string(rule).check(z.minLength(1, rule), z.maxLength(80, rule));
const number = (from: number, to: number, rule: string) =>
  z.number(rule).check(z.minimum(from, rule), z.maximum(to, rule));

/** Null takes a claim off every page. */
const claim = z.nullable(text('must be a text of 1 to 80 characters, or null'));
const name = text('must be a text of 1 to 80 characters');
const count = number(1, 1_000_000_000, 'must be a whole number of at least 1').check(
  z.multipleOf(1, 'must be a whole number of at least 1'),
);

const claimsSchema = z.strictObject({
  'THESE CLAIMS MUST BE MADE TRUE OR CHANGED': z.optional(z.string('must be a text')),
  freeTier: claim,
  noCreditCard: claim,
  cancelAnytime: claim,
  moneyBackGuarantee: claim,
  memories: claim,
  tracks: claim,
  rating: z.nullable(
    z.strictObject(
      { value: number(1, 5, 'must be a number from 1 to 5'), reviews: count },
      'must have a value and reviews, or be null',
    ),
  ),
  price: z.strictObject(
    {
      amount: number(0, 1_000_000, 'must be a number from 0 to 1000000'),
      currency: z
        .string('must be three capital letters')
        .check(z.regex(/^[A-Z]{3}$/, 'must be three capital letters')),
    },
    'must have an amount and a currency',
  ),
  category: name,
  operatingSystem: name,
  testimonials: z
    .array(
      z.strictObject(
        {
          text: z
            .string('must be a text of 1 to 400 characters')
            .check(
              z.minLength(1, 'must be a text of 1 to 400 characters'),
              z.maxLength(400, 'must be a text of 1 to 400 characters'),
            ),
          name,
        },
        'must have a text and a name',
      ),
      'must be a list, which may be empty',
    )
    .check(z.maxLength(12, 'must be a list of 12 at most')),
  comparison: z.nullable(comparisonSchema),
});

export type Claims = z.infer<typeof claimsSchema>;

/** Spec 1 §1, word for word: what content/claims.json says until the operator says something else. */
export const specifiedClaims: Claims = {
  freeTier: 'Free tier',
  noCreditCard: 'No credit card',
  cancelAnytime: 'Cancel anytime',
  moneyBackGuarantee: 'Money-back guarantee',
  memories: '21,000+ AI memories',
  tracks: '130+ curated tracks',
  rating: { value: 4.8, reviews: 150 },
  price: { amount: 0, currency: 'USD' },
  category: 'Productivity',
  operatingSystem: 'Web',
  testimonials: [],
  comparison: null,
};

/** Throws one sentence that names the key: whoever reads it has just edited the file. */
export const parseClaims = (content: unknown): Claims => {
  const parsed = claimsSchema.safeParse(content);
  if (!parsed.success) throw new Error(`content/claims.json: ${describeIssue(parsed.error.issues[0])}`);
  return parsed.data;
};

const keys = [
  'freeTier',
  'noCreditCard',
  'cancelAnytime',
  'moneyBackGuarantee',
  'memories',
  'tracks',
] as const;

/** Whether everything that somebody has to answer for still stands as it was delivered. */
export const claimsUnchanged = ({ rating, ...texts }: Claims): boolean =>
  keys.every((key) => texts[key] === specifiedClaims[key]) &&
  rating?.value === specifiedClaims.rating?.value &&
  rating?.reviews === specifiedClaims.rating?.reviews;

export const claims = parseClaims(file);
