import { Accessibility, X } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { mountLiveRegion, stopSpeaking } from '#web/services/audio-descriptions/announcer.ts';
import { useAppearance } from '#web/services/appearance/use-appearance.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

const loadPanel = () => import('#web/features/accessibility/settings-panel.tsx');
const Panel = lazy(async () => ({ default: (await loadPanel()).SettingsPanel }));

// Asked for as soon as somebody comes near, so that the panel is there when they press.
const warmUp = (): void => void loadPanel().catch(() => undefined);

const title = 'ADHD-Friendly Settings';

/** What was just said, for screen readers; the voice itself is in the announcer. */
const LiveRegion = ({ described }: { readonly described: boolean }) => {
  useEffect(mountLiveRegion, []);
  useEffect(() => {
    if (!described) return undefined;
    let stop: () => void = stopSpeaking;
    let gone = false;
    const begin = async (): Promise<void> => {
      const { startAudioDescriptions } =
        await import('#web/services/audio-descriptions/audio-descriptions.ts');
      if (!gone) stop = startAudioDescriptions();
    };
    begin().catch(() => undefined);
    return () => {
      gone = true;
      stop();
    };
  }, [described]);
  return null;
};

/** The floating button, its panel and the live region. Small: what is behind them loads when it is asked for. */
export const AppearanceControls = () => {
  const [open, setOpen] = useState(false);
  const { audioDescriptions } = useAppearance().chosen.profile;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        title={title}
        onClick={() => setOpen(true)}
        onPointerEnter={warmUp}
        onFocus={warmUp}
        className="floating grid size-[48px] cursor-pointer place-items-center rounded-full border border-edge bg-raised text-ink shadow-soft transition-colors hover:border-calm hover:text-calm"
      >
        <Accessibility aria-hidden="true" className="size-6" />
        <span className="sr-only">{title}</span>
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        labelledBy="appearance-title"
        place="right"
        width="w-[min(28rem,100vw)]"
      >
        <div className="sticky top-0 z-10 flex items-center gap-3 border-b border-line bg-surface py-3 pr-3 pl-6">
          <h2 id="appearance-title" className="mr-auto text-xl font-semibold">
            {title}
          </h2>
          <button
            type="button"
            aria-label="Close"
            onClick={() => setOpen(false)}
            className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-muted transition-colors hover:bg-raised hover:text-ink"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </div>
        <div className="px-6 pb-6">
          <Suspense fallback={<Spinner text="Loading…" className="py-20" />}>
            <Panel />
          </Suspense>
        </div>
      </Dialog>
      {(open || audioDescriptions) && <LiveRegion described={audioDescriptions} />}
    </>
  );
};
