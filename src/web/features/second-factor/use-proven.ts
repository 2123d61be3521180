import { useState } from 'react';
import { catalogue } from '#domain/notices/catalogue.ts';
import { errorNotice } from '#web/services/messages/error-notice.ts';
import { showMessage } from '#web/services/messages/show-message.ts';

/**
 * Does what needs a code that was shown a moment ago, and asks for one where it was not: `asks` is true then, and `again`
 * goes on once it was shown.
 */
export const useProven = <Result extends object | 'done'>(
  act: () => Promise<Result | 'show-again'>,
  onDone: (result: Result) => void,
) => {
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  const run = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      const result = await act();
      if (result === 'show-again') setAsks(true);
      else {
        setAsks(false);
        onDone(result);
      }
    } catch (error) {
      showMessage(errorNotice(error, catalogue.operationFailed));
    } finally {
      setBusy(false);
    }
  };
  return { asks, busy, run: () => void run(), stop: () => setAsks(false) };
};
