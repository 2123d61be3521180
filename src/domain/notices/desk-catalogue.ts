import type { ToastMessage } from '#domain/notices/message.ts';

// Beside the catalogue and not in it: only those who review uploads read these.

/** What became of a review. */
export const deskCatalogue = {
  approved: { regime: 'toast', kind: 'success', title: 'Approved', description: 'It’s in the library now.' },
  rejected: {
    regime: 'toast',
    kind: 'success',
    title: 'Rejected',
    description: 'The person who uploaded it can read why.',
  },
  corrected: { regime: 'toast', kind: 'success', title: 'Corrected', description: 'The changes are saved.' },
} as const satisfies Readonly<Record<string, ToastMessage>>;
