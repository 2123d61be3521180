import * as z from 'zod/mini';
import { AppError } from '#web/platform/app-error.ts';
import type { Backend } from '#web/platform/backend/backend.ts';
import { answerOf, askOwn, type FactorAnswer } from '#web/features/second-factor/factor-service-queries.ts';

interface Refusal {
  readonly status?: number | undefined;
  readonly code?: string | undefined;
}

const refusalOf = ({ status, code }: Refusal): FactorAnswer => answerOf(status ?? 0, code);

/** A code of an app, or of a text that was sent for this challenge. The session rises with it, in every tab. */
export const showCode = async (
  backend: Backend,
  factorId: string,
  code: string,
  challengeId?: string,
): Promise<FactorAnswer> => {
  const { error } =
    challengeId === undefined
      ? await backend.auth.mfa.challengeAndVerify({ factorId, code })
      : await backend.auth.mfa.verify({ factorId, challengeId, code });
  return error === null ? 'shown' : refusalOf(error);
};

const noTextYet = 'We just sent one. Please wait a minute before you ask for another.';
const noText = 'The text couldn’t be sent. Please try again in a minute.';

/** Sends a text with a code to a phone; what it is to be shown with. */
export const sendText = async (backend: Backend, factorId: string): Promise<string> => {
  const { data, error } = await backend.auth.mfa.challenge({ factorId });
  if (error !== null) throw new AppError('refused', error.status === 429 ? noTextYet : noText, error);
  return data.id;
};

const sessionSchema = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  recovery_codes_left: z.number(),
});

export type RecoveryAnswer =
  { readonly answer: 'shown'; readonly left: number } | { readonly answer: Exclude<FactorAnswer, 'shown'> };

/** A recovery code in place of the app. It is spent with this. */
export const showRecoveryCode = async (backend: Backend, code: string): Promise<RecoveryAnswer> => {
  const { status, code: refusal, body } = await askOwn(backend, 'POST', 'recovery-codes/verify', { code });
  const parsed = sessionSchema.safeParse(body);
  if (!parsed.success) {
    const answer = answerOf(status, refusal);
    return { answer: answer === 'shown' ? 'unreachable' : answer };
  }
  const { access_token, refresh_token, recovery_codes_left: left } = parsed.data;
  const { error } = await backend.auth.setSession({ access_token, refresh_token });
  if (error !== null) return { answer: 'unreachable' };
  return { answer: 'shown', left };
};

const needsProof = (code: string | undefined): boolean =>
  code === 'reauthentication_needed' || code === 'insufficient_aal';

export interface NewApp {
  readonly id: string;
  /** An address that is a picture. */
  readonly qr: string;
  readonly secret: string;
}

/** What the app needs to know, or that somebody shows first who they are. It counts once a code of it was shown. */
export const enrolApp = async (
  backend: Backend,
  name: string,
): Promise<NewApp | 'name-taken' | 'show-again'> => {
  const { data, error } = await backend.auth.mfa.enroll({
    factorType: 'totp',
    friendlyName: name,
    issuer: 'Kindling',
  });
  if (error?.code === 'mfa_factor_name_conflict') return 'name-taken';
  if (needsProof(error?.code)) return 'show-again';
  if (error !== null) throw new AppError('refused', 'It couldn’t be started. Please try again.', error);
  return { id: data.id, qr: data.totp.qr_code, secret: data.totp.secret };
};

export interface NewPhone {
  readonly id: string;
  /** Without the number: whoever looks over a shoulder should not read it. */
  readonly name: string;
}

/** Why a number is not taken, in the words of whoever typed it. */
const numberTroubles: Readonly<Record<string, string>> = {
  validation_failed: 'Start with + and the country code, such as +61 400 000 000.',
  mfa_verified_factor_exists: 'You already use this number.',
  mfa_factor_name_conflict: 'You already use a number with these last digits.',
};

/** A phone that codes are sent to. It counts once a code of a text was shown. */
export const enrolPhone = async (
  backend: Backend,
  phone: string,
): Promise<NewPhone | { readonly trouble: string } | 'show-again'> => {
  const name = `Phone ending in ${phone.replaceAll(/\D/gu, '').slice(-4)}`;
  const { data, error } = await backend.auth.mfa.enroll({ factorType: 'phone', friendlyName: name, phone });
  if (needsProof(error?.code)) return 'show-again';
  const trouble = numberTroubles[error?.code ?? ''];
  if (trouble !== undefined) return { trouble };
  if (error !== null) throw new AppError('refused', 'It couldn’t be started. Please try again.', error);
  return { id: data.id, name };
};

/** Whether it was done, or asks for a code first. */
export type Proven = 'done' | 'show-again';

export const removeFactor = async (backend: Backend, factorId: string): Promise<Proven> => {
  const { error } = await backend.auth.mfa.unenroll({ factorId });
  if (needsProof(error?.code)) return 'show-again';
  if (error !== null) throw new AppError('refused', 'It couldn’t be removed. Please try again.', error);
  // The token and the person in it still say otherwise.
  await backend.auth.refreshSession();
  return 'done';
};

/** An enrolment that was given up leaves nothing behind; where it cannot be taken back, it expires. */
export const giveUpFactor = async (backend: Backend, factorId: string): Promise<void> => {
  await backend.auth.mfa.unenroll({ factorId }).catch(() => undefined);
};

const codesSchema = z.object({ codes: z.array(z.string()) });

export const makeRecoveryCodes = async (backend: Backend): Promise<readonly string[] | 'show-again'> => {
  const { code, body } = await askOwn(backend, 'POST', 'recovery-codes');
  if (needsProof(code)) return 'show-again';
  const parsed = codesSchema.safeParse(body);
  if (!parsed.success) throw new AppError('refused', 'The codes couldn’t be made. Please try again.');
  return parsed.data.codes;
};
