import { CircleCheck, Volume2 } from 'lucide-react';
import { useId } from 'react';
import { refusalWords } from '#web/features/player/player-actions.ts';
import { enableAudio } from '#web/services/player/choose-mood.ts';
import type { Activation } from '#web/services/player/player.ts';
import { usePlayer, usePlayerView } from '#web/services/player/use-player.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

const words: Partial<
  Record<Activation, { readonly title: string; readonly text: string; readonly button: string }>
> = {
  needed: {
    title: 'Turn on sound',
    text: 'Your browser asks before it plays anything. One press is enough.',
    button: 'Enable Audio',
  },
  activating: { title: 'One moment', text: 'Turning on sound.', button: 'Enabling…' },
  success: { title: 'Sound is on', text: 'Your music is starting.', button: 'Audio enabled' },
  failed: {
    title: 'The browser is still blocking sound',
    text: 'Everything else works the same.',
    button: 'Try Again',
  },
};

/**
 * Spec 2 §4. It opens when somebody asked for sound and the browser refused, never before. While it is open it is the
 * one thing to do, so its button is the ember one.
 */
export const ActivationDialog = () => {
  const player = usePlayer();
  const { activation } = usePlayerView();
  const id = useId();
  const shown = words[activation];
  const busy = activation === 'activating' || activation === 'success';
  const skip = (): void => {
    if (!busy) player.skipActivation();
  };
  if (shown === undefined) return null;
  const Icon = activation === 'success' ? CircleCheck : Volume2;
  return (
    <Dialog open onClose={skip} labelledBy={id} place="full">
      <div className="grid min-h-full place-items-center p-6">
        <div className="max-w-md text-center">
          <span className="mx-auto grid size-24 place-items-center rounded-full bg-calm-soft text-calm">
            <Icon aria-hidden="true" className="size-10" />
          </span>
          <h2 id={id} className="mt-6 text-3xl font-semibold">
            {shown.title}
          </h2>
          <output className="mt-3 block text-lg text-muted">
            {activation === 'failed' && `${refusalWords()}. `}
            {shown.text}
          </output>
          <div className="mt-8 flex flex-col items-center gap-3">
            <Button kind="primary" size="large" disabled={busy} onClick={() => void enableAudio(player)}>
              {shown.button}
            </Button>
            <Button kind="plain" disabled={busy} onClick={skip}>
              Continue Without Audio
            </Button>
          </div>
        </div>
      </div>
    </Dialog>
  );
};
