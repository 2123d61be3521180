import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { catalogue } from '#domain/notices/catalogue.ts';
import type { Message } from '#domain/notices/message.ts';
import { changeFeed, deleteFeed, type FeedChoice, makeFeed } from '#web/features/calendars/feed-mutations.ts';
import { type Feed, feedKey, feedQuery } from '#web/features/calendars/feed-queries.ts';
import { dayOf, today } from '#web/platform/clock/clock.ts';
import { daySentence } from '#web/platform/clock/local-words.ts';
import { errorNotice } from '#web/services/messages/error-notice.ts';
import { showMessage } from '#web/services/messages/show-message.ts';
import { FeedQuestion } from '#web/features/calendars/feed-question.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { Switch } from '#web/ui/switch.tsx';

// Nothing tells what it is about until somebody wants it to.
const careful: FeedChoice = { titles: false, tasks: true, sessions: true };

const copy = async (address: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(address);
    showMessage(catalogue.copied);
  } catch {
    showMessage(catalogue.operationFailed, { description: 'Select the address and copy it by hand.' });
  }
};

const since = (moment: string): string => daySentence(dayOf(new Date(moment)), today());

interface ChoicesProps {
  readonly choice: FeedChoice;
  readonly onChange: (choice: FeedChoice) => void;
}

const Choices = ({ choice, onChange }: ChoicesProps) => (
  <div className="mt-3 space-y-1">
    <Switch
      label="Tasks with a day"
      checked={choice.tasks}
      onChange={(tasks) => onChange({ ...choice, tasks })}
    />
    <Switch
      label="Focus sessions"
      checked={choice.sessions}
      onChange={(sessions) => onChange({ ...choice, sessions })}
    />
    <Switch
      label="Show titles"
      hint="Off, your calendar says “Task” or “Focus” and nothing more."
      checked={choice.titles}
      onChange={(titles) => onChange({ ...choice, titles })}
    />
  </div>
);

const Address = ({ address }: { readonly address: string }) => (
  <div className="mt-5 rounded-2xl border border-calm bg-calm-soft p-5">
    <label className="block font-medium">
      Your calendar address
      <input
        readOnly
        value={address}
        onFocus={(event) => event.target.select()}
        className="mt-2 block w-full rounded-xl border border-edge bg-paper px-4 py-3 text-ink"
      />
    </label>
    <p className="mt-3 max-w-prose">
      Copy it now: we can’t show it again. In your calendar app, choose “Add calendar from address” and paste
      it. Anyone who has the address can read it, so keep it to yourself.
    </p>
    <Button className="mt-3" kind="primary" onClick={() => void copy(address)}>
      <Copy aria-hidden="true" />
      Copy address
    </Button>
  </div>
);

const Facts = ({ feed }: { readonly feed: Feed }) => (
  <p className="mt-3 text-muted">
    You have an address, made {since(feed.madeAt)}.{' '}
    {feed.lastReadAt === null ? 'No calendar has read it yet.' : `Last read ${since(feed.lastReadAt)}.`}
  </p>
);

/** One's own tasks in the calendar one already uses. */
export const FeedPart = () => {
  const queries = useQueryClient();
  const { data: feed, isError, refetch } = useQuery(feedQuery());
  const [choice, setChoice] = useState(careful);
  const [address, setAddress] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState<'replace' | 'delete' | null>(null);

  const act = async (work: () => Promise<string | null>, done: Message): Promise<void> => {
    setBusy(true);
    try {
      setAddress(await work());
      await queries.invalidateQueries({ queryKey: feedKey });
      showMessage(done);
    } catch (error) {
      showMessage(errorNotice(error, 'Save'));
    } finally {
      setBusy(false);
    }
  };
  const make = (wanted: FeedChoice): void => void act(() => makeFeed(wanted), catalogue.created);
  const change = (wanted: FeedChoice): void =>
    void act(async () => {
      await changeFeed(wanted);
      return address;
    }, catalogue.saved);
  const remove = (): void =>
    void act(async () => {
      await deleteFeed();
      return null;
    }, catalogue.deleted);

  if (isError) {
    return <ErrorPanel message="We couldn’t load your calendar address." onRetry={() => void refetch()} />;
  }
  if (feed === undefined) return null;
  return (
    <>
      {feed !== null && <Facts feed={feed} />}
      <Choices choice={feed ?? choice} onChange={feed === null ? setChoice : change} />
      {address !== null && <Address address={address} />}
      <div className="mt-5 flex flex-wrap gap-3">
        {feed === null ? (
          <Button
            kind="primary"
            disabled={busy || (!choice.tasks && !choice.sessions)}
            onClick={() => make(choice)}
          >
            Make an address
          </Button>
        ) : (
          <>
            <Button disabled={busy} onClick={() => setAsking('replace')}>
              Replace the address
            </Button>
            <Button disabled={busy} onClick={() => setAsking('delete')}>
              Delete the address
            </Button>
          </>
        )}
      </div>
      {asking !== null && feed !== null && (
        <FeedQuestion
          about={asking}
          onConfirm={() => (asking === 'replace' ? make(feed) : remove())}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
};
