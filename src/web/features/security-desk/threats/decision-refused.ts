import { decideElsewhere, threatCatalogue } from '#domain/notices/threat-catalogue.ts';
import type { Message } from '#domain/notices/message.ts';
import { errorNotice } from '#web/services/messages/error-notice.ts';

/** What to say where a decision was not taken: a sign-in that is new itself hears why. */
export const decisionRefused = (error: unknown): Message =>
  errorNotice(
    error,
    error instanceof Error && error.message === decideElsewhere
      ? threatCatalogue.notHere
      : threatCatalogue.notDecided,
  );
