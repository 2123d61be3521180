import { openOutbox, outboxBox } from '#server/engine/auth/mail/open-outbox.ts';
import type { Letter } from '#server/engine/auth/mail/open-outbox.ts';
import type { TestServer } from './test-server.ts';

type Server = Pick<TestServer, 'adminQuery' | 'secrets'>;

export interface Sent extends Letter {
  /** The six digits. */
  readonly code: string;
  /** The address in the mail; empty in a text message. */
  readonly link: string;
}

/** What was sent to somebody, the newest first. */
export const sentTo = async (server: Server, recipient: string): Promise<Sent[]> => {
  const letters = await openOutbox(server.adminQuery, outboxBox(server.secrets), recipient);
  return letters.map(sentFrom);
};

const sentFrom = (letter: Letter): Sent => ({
  ...letter,
  code: /\b\d{6}\b/.exec(letter.text.replace(/https?:\S+/, ''))?.[0] ?? '',
  link: /https?:\S+/.exec(letter.text)?.[0] ?? '',
});

export const newestTo = async (server: Server, recipient: string): Promise<Sent> => {
  const [newest] = await sentTo(server, recipient);
  if (newest === undefined) throw new Error(`Nothing was sent to ${recipient}`);
  return newest;
};
