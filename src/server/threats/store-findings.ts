import { z } from 'zod';
import { severityOf } from '#domain/security/threats/threat-rule.ts';
import type { Finding } from '#domain/security/threats/trace.ts';
import type { Mailer } from '#server/engine/auth/mail/mailer.ts';
import { authAdmin } from '#server/engine/database/database.ts';
import type { Actor, Database } from '#server/engine/database/database.ts';
import { newDeviceMail } from './new-device-mail.ts';

export interface StoreDeps {
  readonly db: Pick<Database, 'tx'>;
  readonly mailer: Pick<Mailer, 'post'>;
  /** Whether there is a mail server: a letter that nobody sends tells nobody. */
  readonly hasMail: boolean;
  readonly siteUrl: string;
  readonly logError: (message: string, cause: unknown) => void;
}

export interface StoredFinding {
  readonly id: string;
  readonly finding: Finding;
}

/** Whoever signs in on a new device over and over fills no letter box: five in all, and one for devices of the same name. */
const MAILS_A_DAY = 5;

export const service: Actor = { role: 'service_role', claims: { role: 'service_role' } };

const storedSchema = z.tuple([
  z.object({
    stored: z.nullable(
      z.object({ id: z.uuid(), is_new: z.boolean(), today: z.number(), alike_today: z.number() }),
    ),
  }),
]);

/** What was found is kept once, and a new device is told by mail. An account that is gone by now keeps nothing. */
export const storeFindings = async (
  deps: StoreDeps,
  userId: string,
  findings: readonly Finding[],
): Promise<readonly StoredFinding[]> => {
  const kept: StoredFinding[] = [];
  for (const finding of findings) {
    const { rows } = await deps.db.tx(service, (query) =>
      query('select public.store_threat($1, $2, $3, $4, $5, $6, $7) as stored', [
        userId,
        finding.rule,
        severityOf[finding.rule],
        finding.sessionId,
        finding.deviceId,
        finding.facts,
        finding.mark,
      ]),
    );
    const [{ stored }] = storedSchema.parse(rows);
    if (stored === null) continue;
    kept.push({ id: stored.id, finding });
    const isToTell = stored.is_new && stored.today <= MAILS_A_DAY && stored.alike_today <= 1;
    if (finding.rule === 'new_device' && isToTell) {
      await tellByMail(deps, userId, finding);
    }
  }
  return kept;
};

const tellByMail = async (deps: StoreDeps, userId: string, finding: Finding): Promise<void> => {
  if (!deps.hasMail) return;
  try {
    const send = await deps.db.tx(authAdmin, async (query) => {
      const { rows } = await query<{ email: string }>(
        `select email from auth.users where id = $1 and email <> '' and email_confirmed_at is not null`,
        [userId],
      );
      const recipient = rows[0]?.email;
      if (recipient === undefined) return undefined;
      return deps.mailer.post(query, newDeviceMail(finding, { recipient, siteUrl: deps.siteUrl }));
    });
    send?.();
  } catch (error) {
    deps.logError('Somebody was not told of a new device', error);
  }
};
