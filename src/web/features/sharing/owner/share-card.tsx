import { useRef, useState } from 'react';
import type { Share } from '#domain/support/support-answers.ts';
import { ChangeShare } from '#web/features/sharing/owner/change-share.tsx';
import { isNewShare } from '#web/features/sharing/owner/is-new-share.ts';
import { LooksList } from '#web/features/sharing/owner/looks-list.tsx';
import { EndDialog } from '#web/features/sharing/end-dialog.tsx';
import { fieldsInWords } from '#web/features/sharing/sharing-words.ts';
import { useDateFormat } from '#web/platform/clock/use-date-format.ts';
import { useNow } from '#web/platform/clock/use-now.ts';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';

interface ShareCardProps {
  readonly share: Share;
  /** While one is being ended. */
  readonly busy: boolean;
  /** Done by the list, which is still there when the card is gone. */
  readonly onEnd: () => void;
}

const looksInWords = (looks: number): string => {
  if (looks === 0) return 'none yet';
  return looks === 1 ? 'one' : String(looks);
};

/** One who may look in: what they see, until when, how often they did, and the way out. */
export const ShareCard = ({ share, busy, onEnd }: ShareCardProps) => {
  const [asking, setAsking] = useState(false);
  const [changing, setChanging] = useState(false);
  const wasChanging = useRef(false);
  const date = useDateFormat({ dateStyle: 'medium' });
  const moment = useDateFormat({ dateStyle: 'medium', timeStyle: 'short' });
  const now = useNow(false);
  const { id, name, supporter, last_look_at: lastLook } = share;
  if (changing) {
    return (
      <ChangeShare
        share={share}
        onDone={() => {
          wasChanging.current = true;
          setChanging(false);
        }}
      />
    );
  }
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h4 className="text-lg font-medium wrap-anywhere">{name}</h4>
            {isNewShare(share, now) && (
              <span className="rounded-full bg-calm-soft px-3 py-0.5 text-sm text-calm">New</span>
            )}
          </div>
          <p className="text-muted wrap-anywhere">
            Accepted <time dateTime={share.given_at}>{moment.format(new Date(share.given_at))}</time>
            {supporter !== null && ` as ${supporter}`}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            // Back from the change, the keyboard goes on where it began.
            ref={(button) => {
              if (wasChanging.current) button?.focus();
              wasChanging.current = false;
            }}
            onClick={() => setChanging(true)}
          >
            Change<span className="sr-only"> what {name} sees</span>
          </Button>
          <Button aria-disabled={busy} onClick={() => !busy && setAsking(true)}>
            End<span className="sr-only"> the share with {name}</span>
          </Button>
        </div>
      </div>
      <p className="mt-3">
        Sees your {fieldsInWords(share.fields)}, until{' '}
        <time dateTime={share.ends_at}>{date.format(new Date(share.ends_at))}</time>.
      </p>
      <Disclosure
        name="Looks"
        hint={`${looksInWords(share.looks)}${lastLook === null ? '' : `, last ${moment.format(new Date(lastLook))}`}`}
        size="small"
        className="mt-1"
      >
        {() => <LooksList shareId={id} />}
      </Disclosure>
      {asking && (
        <EndDialog
          title={`End the share with ${name}?`}
          text="From this moment they see nothing new of yours. A PDF they saved can’t be taken back. To share again, you invite them again."
          confirm="Yes, end it"
          onConfirm={onEnd}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
};
