import type { ToastMessage } from '#domain/notices/message.ts';
import { toast } from '#domain/notices/toast.ts';

// Beside the catalogue and not in it: only the board of the team says these, where two people may reach for the same thing.

export const boardCatalogue = {
  columnNotEmpty: toast(
    'info',
    'Not empty yet',
    'Move or delete its cards first. Then you can remove the column.',
  ),
  changedMeanwhile: toast('info', 'Changed meanwhile', 'Somebody else was faster. You see it as it is now.'),
} as const satisfies Readonly<Record<string, ToastMessage>>;
