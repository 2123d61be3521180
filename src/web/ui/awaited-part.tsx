import { type ComponentType, useEffect, useState } from 'react';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

// Some browsers keep the failure of a module for as long as the document lives.
const reloadHint = 'If it happens again, reload the page.';

interface AwaitedPartProps<Props extends object> {
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
  readonly ready: ComponentType<Props> | null;
  readonly notLoaded: string;
  readonly room: string;
}

const AwaitedPart = <Props extends object>({
  load,
  props,
  ready,
  notLoaded,
  room,
}: AwaitedPartProps<Props>) => {
  const [Part, setPart] = useState<ComponentType<Props> | null>(() => ready);
  const [tries, setTries] = useState(1);
  const [failedTry, setFailedTry] = useState(0);
  const isMissing = Part === null;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isCurrent = true;
    load().then(
      (loaded) => isCurrent && setPart(() => loaded),
      () => isCurrent && setFailedTry(tries),
    );
    return () => {
      isCurrent = false;
    };
  }, [tries, isMissing, load]);
  if (Part !== null) return <Part {...props} />;
  if (failedTry < tries) return <Spinner size="sm" text="Loading…" className={room} />;
  return (
    <ErrorPanel
      message={tries > 1 ? `${notLoaded} ${reloadHint}` : notLoaded}
      onRetry={() => setTries(tries + 1)}
    />
  );
};

interface Words {
  /** Said where it does not come, beside the offer to try again. */
  readonly notLoaded?: string;
  /** What is kept free for it, so that little moves when it comes. */
  readonly room?: string;
}

/** A part that somebody is waiting for: it says that it is on its way, and offers another try where it does not come. */
export const createAwaitedPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { notLoaded = 'We couldn’t load this part.', room = 'min-h-24' }: Words = {},
) => {
  let ready: ComponentType<Props> | null = null;
  const fetchPart = async (): Promise<ComponentType<Props>> => {
    ready ??= await load();
    return ready;
  };
  const Part = (props: Props) => (
    <AwaitedPart load={fetchPart} props={props} ready={ready} notLoaded={notLoaded} room={room} />
  );
  return {
    Part,
    /** Ahead of time. What fails is tried again, and told, when it is needed. */
    preload: (): void => {
      fetchPart().catch(() => undefined);
    },
  };
};
