import { useEffect, useState, useSyncExternalStore } from 'react';
import { takeOverMusicMessages, type MusicMessage } from '#web/services/player/show-music-message.ts';
import { currentToast, watchToasts } from '#web/services/messages/toasts.ts';
import { Button } from '#web/ui/button.tsx';

const wordsOf = (title: string | undefined, description: string | undefined): string =>
  [title, description].filter((part) => part !== undefined).join('. ');

/** What would be said behind the dialog, said in it: the player's own words, and any toast. */
export const NowPlayingMessage = () => {
  const [said, setSaid] = useState<MusicMessage | null>(null);
  const toast = useSyncExternalStore(watchToasts, currentToast);
  useEffect(() => takeOverMusicMessages(setSaid), []);
  const words = toast
    ? wordsOf(toast.title, toast.description)
    : wordsOf(said?.message.title, said?.message.description);
  const action = toast ? toast.action : said?.action;
  return (
    <div className="mt-2 flex min-h-8 flex-wrap items-center justify-center gap-3 text-center">
      <output className="text-muted">{words}</output>
      {action && (
        <Button
          size="small"
          onClick={() => {
            setSaid(null);
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
    </div>
  );
};
