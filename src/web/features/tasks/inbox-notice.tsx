import type { ReactNode } from 'react';
import { useInboxMove } from '#web/features/tasks/use-inbox-move.ts';
import { Button } from '#web/ui/button.tsx';

const count = (number: number): string => (number === 1 ? '1 task' : `${number} tasks`);

const Notice = ({ text, children }: { readonly text: string; readonly children: ReactNode }) => (
  <section
    aria-label="About your Inbox"
    className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-3xl bg-calm-soft px-5 py-2"
  >
    <p className="min-w-0 flex-[1_1_18rem] py-1">{text}</p>
    <div className="flex flex-wrap gap-1">{children}</div>
  </section>
);

/** The heading is where the keyboard goes on once the question is gone. */
const goOn = (): void => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });

/** Asked once: tasks without a day have a new place, and those that stood in Today stayed there. */
export const InboxNotice = () => {
  const { asked, answer } = useInboxMove();
  if (asked.length === 0) return null;
  const say = (choice: 'keep' | 'move'): void => {
    goOn();
    answer(choice, asked);
  };
  return (
    <Notice text="Tasks without a day now wait in the Inbox. Yours stayed in Today.">
      <Button size="small" onClick={() => say('move')}>
        Move them to the Inbox
      </Button>
      <Button kind="plain" size="small" onClick={() => say('keep')}>
        Keep
      </Button>
    </Notice>
  );
};

/** In the Inbox, for a week: the other answer is still one press away. */
export const InboxSecondThought = () => {
  const { asked, answered, answer } = useInboxMove();
  if (asked.length > 0) return <InboxNotice />;
  if (answered === null) return null;
  const { choice, tasks } = answered;
  const moved = choice === 'move';
  return (
    <Notice
      text={
        moved
          ? `You moved ${count(tasks.length)} here from Today.`
          : `You kept ${count(tasks.length)} in Today.`
      }
    >
      <Button
        size="small"
        onClick={() => {
          goOn();
          answer(moved ? 'keep' : 'move', tasks);
        }}
      >
        {moved ? 'Put them back in Today' : 'Move them to the Inbox'}
      </Button>
    </Notice>
  );
};
