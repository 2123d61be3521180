import type { Transporter } from 'nodemailer';
import { authAdmin } from '#server/engine/database/database.ts';
import type { Database, Query } from '#server/engine/database/database.ts';
import type { Environment } from '#server/config/environment.ts';
import type { SealedBox } from '#server/engine/auth/tokens/sealed-box.ts';

export interface Message {
  readonly kind: 'email' | 'sms';
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** Whom an answer goes to, where that is not whom the mail is from. */
  readonly replyTo?: string;
  /** The contact message it tells of: deleted with whoever wrote that. */
  readonly about?: string;
}

/** Sends short texts to phones. What stands behind it is the operator's choice. */
export interface SmsSender {
  readonly sendText: (to: string, text: string) => Promise<void>;
}

export interface Mailer extends SmsSender {
  /**
   * Called in the transaction that made the code, so that a message without a code, or a code without a message,
   * cannot stay behind. Gives what is left to do once it is committed: the mail server is not waited for.
   * With `wanted` false nothing is kept or sent, by the same statements.
   */
  readonly post: (query: Query, message: Message, wanted?: boolean) => Promise<() => void>;
  /** When everything under way has left or has failed, or the patience for it is over. */
  readonly settled: () => Promise<void>;
}

/** Beyond this a mail goes to the outbox at once: a mail server that hangs must not fill the memory. */
const MAXIMUM_UNDER_WAY = 50;
const PATIENCE_MS = 20_000;
const GOODBYE_MS = 5_000;
const KEPT_MESSAGES = 500;
const KEPT_FOR = '14 days';

export const createMailer = (options: {
  readonly db: Pick<Database, 'tx'>;
  /** Without one, mail goes to the outbox. */
  readonly mail: Environment['mail'];
  /** The operator's gateway; without one, text messages go to the outbox. */
  readonly sms?: SmsSender | undefined;
  /** Letters hold ways into accounts: what lies in the database is of no use to whoever reads it there. */
  readonly box: Pick<SealedBox, 'seal'>;
  readonly logError: (message: string, cause: unknown) => void;
}): Mailer => {
  const { db, mail, sms, box, logError } = options;
  const transport = mail === undefined ? undefined : transportFor(mail);
  const underWay = new Set<Promise<void>>();

  const keepWithError = async (message: Message, error: unknown): Promise<void> => {
    logError(`${nameOf(message)} could not be sent and was put into the outbox`, error);
    try {
      await db.tx(authAdmin, (query) => keep(query, box, message, true, reasonOf(error)));
    } catch (cause) {
      logError(`${nameOf(message)} was lost`, cause);
    }
  };

  const send = async (message: Message): Promise<void> => {
    try {
      if (underWay.size >= MAXIMUM_UNDER_WAY) throw new Error('Too many messages are under way');
      if (message.kind === 'sms') return await sms?.sendText(message.recipient, message.text);
      const transporter = await transport?.();
      await transporter?.sendMail({
        to: { name: '', address: message.recipient },
        subject: message.subject,
        text: message.text,
        ...(message.html === undefined ? {} : { html: message.html }),
        // As an object: a text would be read for several addresses.
        ...(message.replyTo === undefined ? {} : { replyTo: { name: '', address: message.replyTo } }),
      });
    } catch (error) {
      await keepWithError(message, error);
    }
  };

  return {
    post: async (query, message, wanted = true) => {
      if ((message.kind === 'sms' ? sms : transport) === undefined) {
        await keep(query, box, message, wanted);
        return () => {};
      }
      return () => {
        if (!wanted) return;
        const sending = send(message).finally(() => underWay.delete(sending));
        underWay.add(sending);
      };
    },
    // Somebody is waiting for it, so that it did not go out is told at once.
    sendText: (to, text) =>
      sms?.sendText(to, text) ??
      db.tx(authAdmin, (query) =>
        keep(query, box, { kind: 'sms', recipient: to, subject: 'Code', text }, true),
      ),
    settled: async () => {
      let timer: NodeJS.Timeout | undefined;
      const enough = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, GOODBYE_MS);
      });
      await Promise.race([Promise.all(underWay), enough]);
      clearTimeout(timer);
    },
  };
};

/** The library is loaded for the first letter. */
const transportFor = (mail: NonNullable<Environment['mail']>): (() => Promise<Transporter>) => {
  let made: Promise<Transporter> | undefined;
  const make = async (): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer');
    return createTransport(
      {
        url: mail.url,
        connectionTimeout: PATIENCE_MS,
        greetingTimeout: PATIENCE_MS,
        socketTimeout: PATIENCE_MS,
        disableFileAccess: true,
        disableUrlAccess: true,
      },
      { from: mail.from },
    );
  };
  return () => (made ??= make());
};

const keep = async (
  query: Query,
  box: Pick<SealedBox, 'seal'>,
  message: Message,
  wanted: boolean,
  error: string | null = null,
): Promise<void> => {
  await query(
    `insert into kindling.outbox (kind, recipient, subject, text, error, about)
     select $1, $2, $3, $4, $5, $7::uuid where $6::boolean`,
    [
      message.kind,
      message.recipient,
      message.subject,
      await box.seal({ text: message.text, html: message.html }),
      error,
      wanted,
      message.about ?? null,
    ],
  );
  await query(
    `delete from kindling.outbox where id in (
       select id from kindling.outbox
       where created_at < now() - $1::interval
         or created_at < (select created_at from kindling.outbox order by created_at desc offset $2 limit 1)
       limit 50 for update skip locked)`,
    [KEPT_FOR, KEPT_MESSAGES],
  );
};

const nameOf = ({ kind }: Message): string => (kind === 'sms' ? 'A text message' : 'A mail');

const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 500);
