import * as z from 'zod/mini';

/** Six digits and few tries an hour: guessing one takes years. */
export const pinLimits = { shortest: 6, longest: 12 } as const;

export const pinMessages = {
  digits: `A PIN has ${pinLimits.shortest} to ${pinLimits.longest} digits.`,
  easy: 'This one is easy to guess. Choose another.',
  different: 'The two PINs are different.',
  wrong: 'This is not your PIN.',
  wait: 'Too many tries. Wait five minutes, then try again.',
  signInAgain: 'Admins sign in again first. After that, you have five minutes to set a PIN.',
} as const;

/** Nothing but one digit, or digits that count up or down. */
const isEasy = (pin: string): boolean => {
  const digits = Array.from(pin, Number);
  const steps = new Set(digits.slice(1).map((digit, at) => digit - (digits[at] ?? 0)));
  const [step] = steps;
  return steps.size === 1 && step !== undefined && Math.abs(step) <= 1;
};

/** What is wrong with a PIN that somebody wants to have; undefined where nothing is. */
export const pinProblem = (pin: string): string | undefined => {
  const { shortest, longest } = pinLimits;
  if (!/^\d+$/.test(pin) || pin.length < shortest || pin.length > longest) return pinMessages.digits;
  return isEasy(pin) ? pinMessages.easy : undefined;
};

const typed = z.string().check(z.maxLength(100));

export const pinRequestSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('status') }),
  z.object({
    action: z.literal('set'),
    pin: z.string().check(z.refine((pin) => pinProblem(pin) === undefined, 'is not a PIN')),
    currentPin: z.optional(typed),
  }),
  z.object({ action: z.literal('remove'), currentPin: typed }),
]);
export type PinRequest = z.infer<typeof pinRequestSchema>;

export const pinAnswerSchema = z.object({
  success: z.literal(true),
  /** False where somebody else's sign-in service decides who comes in. */
  available: z.boolean(),
  isSet: z.boolean(),
  /** The PIN that stands was asked for, and this was not it; nothing has changed. */
  wrongPin: z.boolean(),
});
export type PinAnswer = z.infer<typeof pinAnswerSchema>;
