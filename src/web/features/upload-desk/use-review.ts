import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deskCatalogue } from '#domain/notices/desk-catalogue.ts';
import type { DeskUpload } from '#domain/upload-desk/desk-upload.ts';
import type { UploadCorrections } from '#domain/upload-desk/upload-corrections.ts';
import { approveUpload, correctUpload, rejectUpload } from '#web/features/upload-desk/desk-mutations.ts';
import { deskKey } from '#web/features/upload-desk/desk-queries.ts';
import { useConnection } from '#web/platform/backend/connection-context.ts';
import { errorNotice } from '#web/services/messages/error-notice.ts';
import { showMessage } from '#web/services/messages/show-message.ts';
import { renewLibrary } from '#web/services/player/renew-library.ts';

export type Verdict =
  | { readonly type: 'approve' }
  | { readonly type: 'reject'; readonly reason: string }
  | { readonly type: 'correct'; readonly corrections: UploadCorrections };

interface Review {
  readonly uploads: readonly DeskUpload[];
  readonly verdict: Verdict;
}

interface Outcome {
  readonly done: readonly DeskUpload[];
  /** The first that did not go through, and why; the others are tried all the same. */
  readonly failed: { readonly upload: DeskUpload; readonly error: unknown } | null;
  readonly failures: number;
}

const results = {
  approve: deskCatalogue.approved,
  reject: deskCatalogue.rejected,
  correct: deskCatalogue.corrected,
};
const operations = { approve: 'Approve', reject: 'Reject', correct: 'Update' } as const;

const countWords = (count: number): string => (count === 1 ? '1 upload.' : `${count} uploads.`);

const tell = ({ done, failed, failures }: Outcome, { type }: Verdict): void => {
  const [only] = done;
  if (failed !== null) {
    const notice = errorNotice(failed.error, operations[type]);
    const rest = failures === 1 ? '' : ` ${failures - 1} more didn’t go through either.`;
    const went = done.length === 0 ? '' : ` Done: ${countWords(done.length)}`;
    showMessage(notice, {
      description: `${failed.upload.title}: ${notice.description ?? ''}.${rest}${went}`,
    });
    return;
  }
  const description =
    done.length > 1 ? countWords(done.length) : `${only?.title ?? ''}. ${results[type].description}`;
  showMessage(results[type], { description });
};

/** Reviews one upload or many, one after the other: each is a transaction of its own. */
export const useReview = (corrected: ReadonlyMap<string, UploadCorrections>) => {
  const { backend } = useConnection();
  const queries = useQueryClient();
  const send = async ({ id }: DeskUpload, verdict: Verdict): Promise<void> => {
    if (verdict.type === 'approve') return approveUpload(backend, id, corrected.get(id) ?? {});
    if (verdict.type === 'reject') return rejectUpload(backend, id, verdict.reason);
    return correctUpload(backend, id, verdict.corrections);
  };
  return useMutation({
    mutationFn: async ({ uploads, verdict }: Review): Promise<Outcome> => {
      const done: DeskUpload[] = [];
      const failures: { readonly upload: DeskUpload; readonly error: unknown }[] = [];
      for (const upload of uploads) {
        try {
          await send(upload, verdict);
          done.push(upload);
        } catch (error) {
          failures.push({ upload, error });
        }
      }
      return { done, failed: failures[0] ?? null, failures: failures.length };
    },
    onSuccess: (outcome, { verdict }) => {
      tell(outcome, verdict);
      if (verdict.type === 'approve' && outcome.done.length > 0) renewLibrary();
    },
    onSettled: async () => queries.invalidateQueries({ queryKey: deskKey }),
  });
};
