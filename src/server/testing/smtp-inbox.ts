import { SMTPServer } from 'smtp-server';
import { freePort } from '#server/testing/free-port.ts';

interface Delivered {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
}

interface SmtpInbox {
  /** What a host needs to know of it. */
  readonly settings: { readonly SMTP_URL: string; readonly SMTP_FROM: string };
  readonly delivered: readonly Delivered[];
  readonly stop: () => Promise<void>;
}

/** A mail server on this machine that keeps what it is given, and knows no mailbox that begins with `refused`. */
export const startSmtpInbox = async (): Promise<SmtpInbox> => {
  const delivered: Delivered[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (address, _session, callback) => {
      callback(address.address.startsWith('refused') ? new Error('no such mailbox') : null);
    },
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        delivered.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString(),
        });
        callback();
      });
    },
  });
  const port = await freePort();
  await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', resolve));
  return {
    settings: { SMTP_URL: `smtp://127.0.0.1:${port}`, SMTP_FROM: 'Kindling <hello@kindling.example>' },
    delivered,
    stop: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
};
