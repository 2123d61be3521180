import { Secret, TOTP } from 'otpauth';
import createQrCode from 'qrcode-generator';

const PERIOD_S = 30;
const SECRET_BYTES = 20;

/** RFC 6238 with what every authenticator app supports: SHA-1, six digits, half a minute. */
const totpOf = (secret: string, names: { readonly issuer?: string; readonly label?: string } = {}): TOTP =>
  new TOTP({
    ...names,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_S,
    secret: Secret.fromBase32(secret),
  });

export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

export const totpUri = (secret: string, issuer: string, account: string): string =>
  totpOf(secret, { issuer, label: account }).toString();

/** Goes into a `data:` address unescaped by the client, so it must not contain a number sign. */
export const qrSvg = (text: string): string => {
  const code = createQrCode(0, 'M');
  code.addData(text);
  code.make();
  return code.createSvgTag({ cellSize: 4, margin: 16 });
};

/** The time step the code belongs to, one step early or late allowed; undefined when it fits none. */
export const matchingStep = (secret: string, code: string, now: number): number | undefined => {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? undefined : Math.floor(now / 1000 / PERIOD_S) + delta;
};
