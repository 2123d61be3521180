import type { ToastMessage } from '#domain/notices/message.ts';

// Beside the catalogue and not in it: only pages about uploads say these.

export const analysisCatalogue = {
  analysed: {
    regime: 'toast',
    kind: 'success',
    title: 'Analysed',
    description: 'The figures are up to date.',
  },
  nothingWaited: {
    regime: 'toast',
    kind: 'info',
    title: 'Nothing was waiting',
    description: 'All your uploads are analysed.',
  },
} as const satisfies Readonly<Record<string, ToastMessage>>;

/** How many a batch did. */
export const analysedMany = (count: number): ToastMessage => ({
  regime: 'toast',
  kind: 'success',
  title: 'Analysed',
  description: count === 1 ? '1 upload is up to date.' : `${count} uploads are up to date.`,
});
