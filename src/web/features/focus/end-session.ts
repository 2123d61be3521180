import { secondsFocused } from '#domain/focus/focus-clock.ts';
import { endingWords } from '#domain/focus/focus-words.ts';
import { catalogue } from '#domain/notices/catalogue.ts';
import type { FocusSession } from '#domain/records/kinds/focus-session.ts';
import type { Focus } from '#web/features/focus/use-focus.ts';
import { showMessage } from '#web/services/messages/show-message.ts';

/** Ends it now, and says what counted; one press brings it back. */
export const endSession = (session: FocusSession, send: Focus['send']): void => {
  const words = endingWords(secondsFocused(session, Date.now()));
  const undo = send({ type: 'end-early' });
  showMessage(catalogue.focusEnded, { description: words, action: { label: 'Undo', run: undo } });
};
