import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { focusNow, type PinWish, PinForm } from '#web/features/settings/pin-form.tsx';
import { pinQuery } from '#web/features/settings/pin-queries.ts';
import { useConnection } from '#web/platform/backend/connection-context.ts';
import { Button } from '#web/ui/button.tsx';

const words = {
  none: 'Anyone who reaches this Kindling can open your account. A PIN keeps it closed: you type your e-mail and the PIN to sign in, and your name is no longer shown on the sign-in page.',
  set: 'Your account has a PIN. The sign-in page does not show your name.',
} as const;

/** Only for accounts of this computer: elsewhere the sign-in service decides what it asks for. */
export const PinSettings = () => {
  const { backend, config } = useConnection();
  const isLocal = config.provider.kind === 'local';
  const { data } = useQuery({ ...pinQuery(backend), enabled: isLocal });
  const [wish, setWish] = useState<PinWish | null>(null);
  const [hasClosed, setHasClosed] = useState(false);
  const first = hasClosed ? focusNow : undefined;
  if (!isLocal || data?.available !== true) return null;
  return (
    <div className="border-t border-line pt-4">
      <h3 className="font-medium">PIN</h3>
      <p className="text-muted">{data.isSet ? words.set : words.none}</p>
      {wish === null ? (
        <div className="mt-3 flex flex-wrap gap-3">
          {data.isSet ? (
            <>
              <Button ref={first} onClick={() => setWish('change')}>
                Change PIN
              </Button>
              <Button onClick={() => setWish('remove')}>Remove PIN</Button>
            </>
          ) : (
            <Button ref={first} onClick={() => setWish('set')}>
              Set a PIN
            </Button>
          )}
        </div>
      ) : (
        <PinForm
          wish={wish}
          onClose={() => {
            setHasClosed(true);
            setWish(null);
          }}
        />
      )}
    </div>
  );
};
