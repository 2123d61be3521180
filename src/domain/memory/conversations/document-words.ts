/** Whether a file may be looked through, or the words that say kindly why not. */
export type DocumentTaken = { readonly ok: true } | { readonly ok: false; readonly message: string };

const paste = 'You can paste its text here instead.';

export const documentTaken = (allowed: boolean, limit: number): DocumentTaken => {
  if (allowed) return { ok: true };
  const why =
    limit === 0
      ? 'Reading files comes with Pro and above.'
      : `Your tier includes ${limit} documents, and all of them are in use. Forgetting what came from chats and imports frees them.`;
  return { ok: false, message: `${why} ${paste}` };
};

export const documentNotAsked = `We couldn’t ask whether your tier includes files. ${paste}`;
