import * as z from 'zod/mini';
import { documentTaken, type DocumentTaken } from '#domain/memory/conversations/document-words.ts';
import { AppError } from '#web/platform/app-error.ts';
import { connect } from '#web/platform/backend/connect.ts';
import { responseData } from '#web/platform/backend/response-data.ts';

const answerSchema = z.object({ allowed: z.boolean(), limit: z.nullable(z.number()) });

/** Counts one file that is looked through; the licence says whether there is room for it. Nothing of the file is sent. */
export const takeDocument = async (): Promise<DocumentTaken> => {
  const { backend } = await connect();
  const data = responseData(await backend.rpc('consume_feature', { p_feature: 'documentUploads' }));
  const parsed = answerSchema.safeParse(data);
  if (!parsed.success) throw new AppError('unreadable', 'We couldn’t load your tier.', parsed.error);
  return documentTaken(parsed.data.allowed, parsed.data.limit ?? 0);
};
