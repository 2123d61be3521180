import type { TestServer } from './test-server.ts';

export interface Sent {
  readonly kind: 'email' | 'sms';
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  readonly error: string | null;
  /** The six digits. */
  readonly code: string;
  /** The address in the mail; empty in a text message. */
  readonly link: string;
}

/** What was sent to somebody, the newest first. */
export const sentTo = async (server: Pick<TestServer, 'adminQuery'>, recipient: string): Promise<Sent[]> => {
  const { rows } = await server.adminQuery<Omit<Sent, 'code' | 'link'>>(
    `select kind, subject, text, html, error from kindling.outbox where recipient = $1 order by created_at desc, id`,
    [recipient],
  );
  return rows.map((row) => ({
    kind: row.kind,
    subject: row.subject,
    text: row.text,
    html: row.html,
    error: row.error,
    code: /\b\d{6}\b/.exec(row.text.replace(/https?:\S+/, ''))?.[0] ?? '',
    link: /https?:\S+/.exec(row.text)?.[0] ?? '',
  }));
};

export const newestTo = async (server: Pick<TestServer, 'adminQuery'>, recipient: string): Promise<Sent> => {
  const [newest] = await sentTo(server, recipient);
  if (newest === undefined) throw new Error(`Nothing was sent to ${recipient}`);
  return newest;
};
