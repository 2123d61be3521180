import type { Environment } from '#server/config/environment.ts';
import { outcomeOf, ProbeFailure } from './probe-failure.ts';
import type { Probe } from './probe.ts';

const fieldOf = (error: unknown, name: string): unknown =>
  error instanceof Error ? Object.entries(error).find(([key]) => key === name)?.[1] : undefined;

/** The library wraps what the socket said; an answer with a code came from a server that is there. */
const failureOf = (error: unknown): ProbeFailure => {
  const code = fieldOf(error, 'code');
  if (code === 'EAUTH' || code === 'ENOAUTH') return new ProbeFailure('key_refused');
  if (typeof fieldOf(error, 'responseCode') === 'number') return new ProbeFailure('turned_away');
  const message = error instanceof Error ? error.message : '';
  if (/certificate|self.signed|altname/iu.test(message)) return new ProbeFailure('insecure');
  if (code === 'ESOCKET' || code === 'ECONNECTION') {
    return new ProbeFailure(
      /ECONNREFUSED|EHOSTUNREACH|ENETUNREACH/u.test(message) ? 'unreachable' : 'turned_away',
    );
  }
  return new ProbeFailure(outcomeOf(error));
};

/** Connects, says hello, takes up encryption, signs in and leaves. No letter. */
export const probeMail = (mail: Environment['mail'], limitMs: number): Probe => ({
  id: 'mail',
  target: async () =>
    mail === undefined
      ? undefined
      : {
          where: new URL(mail.url).host,
          attempt: async (signal) => {
            const { createTransport } = await import('nodemailer');
            const transport = createTransport({
              url: mail.url,
              connectionTimeout: limitMs,
              greetingTimeout: limitMs,
              socketTimeout: limitMs,
              disableFileAccess: true,
              disableUrlAccess: true,
            });
            const close = (): void => transport.close();
            signal.addEventListener('abort', close, { once: true });
            try {
              await transport.verify();
            } catch (error) {
              throw failureOf(error);
            } finally {
              signal.removeEventListener('abort', close);
              close();
            }
          },
        },
});
