import { z } from 'zod';
import type { Secrets } from '#server/config/secrets.ts';
import { createSealedBox } from '#server/engine/auth/tokens/sealed-box.ts';
import type { SealedBox } from '#server/engine/auth/tokens/sealed-box.ts';
import type { Query } from '#server/engine/database/database.ts';

export interface Letter {
  readonly kind: 'email' | 'sms';
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  /** Why a mail server did not take it; null where there is none to ask. */
  readonly error: string | null;
  readonly createdAt: Date;
}

const MOST = 200;

/** Under the server's own key: the database alone, a copy of it, or an admin in a browser opens none of it. */
export const outboxBox = (secrets: Pick<Secrets, 'derive'>): SealedBox =>
  createSealedBox(secrets.derive('outbox'));

const content = z.object({ text: z.string(), html: z.string().optional() });

/** The letters that no server took, the newest first, for whoever has the server's secrets and its database. */
export const openOutbox = async (
  query: Query,
  box: Pick<SealedBox, 'open'>,
  recipient?: string,
): Promise<readonly Letter[]> => {
  const { rows } = await query<Row>(
    `select kind, recipient, subject, text, error, created_at from kindling.outbox
     where $1::text is null or recipient = $1 order by created_at desc, id limit $2`,
    [recipient ?? null, MOST],
  );
  return Promise.all(rows.map((row) => opened(row, box)));
};

type Row = Omit<Letter, 'html' | 'createdAt'> & { readonly created_at: Date };

const opened = async (row: Row, box: Pick<SealedBox, 'open'>): Promise<Letter> => {
  const { text, created_at: createdAt, ...letter } = row;
  const parsed = content.safeParse(await box.open(text));
  if (!parsed.success) throw new Error('A letter was sealed with another SECRET_KEY');
  return { ...letter, text: parsed.data.text, html: parsed.data.html ?? null, createdAt };
};
