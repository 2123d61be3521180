import { isSignedOut, signedOutKey, signedOutWords } from '#domain/auth/signed-out.ts';
import { catalogue } from '#domain/notices/catalogue.ts';
import { sessionStore } from '#web/platform/browser-storage.ts';
import { showMessage } from '#web/services/messages/show-message.ts';

/** Said once, on the page that signing out leads to. */
export const saySignedOut = (): void => {
  const left = sessionStore.read(signedOutKey);
  sessionStore.remove(signedOutKey);
  if (isSignedOut(left)) showMessage(catalogue.signedOut, { description: signedOutWords[left] });
};
