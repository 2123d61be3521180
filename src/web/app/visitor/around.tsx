import { createRoot } from 'react-dom/client';
import { Toaster } from '#web/app/messages/toaster.tsx';
import { VoiceEffects } from '#web/app/voice-effects.tsx';

/** What has no place in the drawing: messages that come and go, and what is done for a voice. Returns how to end it. */
export const bringAround = (page: HTMLElement): (() => void) => {
  const place = document.createElement('div');
  page.append(place);
  const root = createRoot(place);
  root.render(
    <Toaster>
      <VoiceEffects userId={null} />
    </Toaster>,
  );
  return () => root.unmount();
};
