import type { Memory } from '#domain/memory/memory.ts';
import { sourceWords } from '#domain/memory/source-words.ts';
import { useDateFormat } from '#web/platform/clock/use-date-format.ts';
import { Button } from '#web/ui/button.tsx';

interface SideProps {
  readonly name: string;
  readonly sentence: string;
  readonly saidAt: string | null;
  readonly from: string;
}

const Side = ({ name, sentence, saidAt, from }: SideProps) => {
  const day = useDateFormat({ dateStyle: 'long' });
  return (
    <div className="rounded-2xl bg-raised p-4">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="mt-1 wrap-anywhere">
        “{sentence}”
        <span className="mt-1 block text-muted">
          {saidAt === null ? from : `${day.format(new Date(saidAt))}, ${from}`}
        </span>
      </dd>
    </div>
  );
};

interface NearQuestionProps {
  readonly old: Memory;
  readonly fresh: Omit<SideProps, 'name'>;
  /** One of the answers is on its way. */
  readonly busy?: boolean;
  readonly onReplace: () => void;
  readonly onBoth: () => void;
  readonly onIgnore: () => void;
}

/** Two that may speak of the same thing. Only the person knows which of them holds; nothing retires by itself. */
export const NearQuestion = ({
  old,
  fresh,
  busy = false,
  onReplace,
  onBoth,
  onIgnore,
}: NearQuestionProps) => (
  <fieldset disabled={busy} className="mt-4 space-y-3">
    <legend className="mb-3 font-medium">You already have something like this. What’s true now?</legend>
    <dl className="grid gap-3 sm:grid-cols-2">
      <Side
        name="What you have"
        sentence={old.sentence}
        saidAt={old.saidAt ?? old.createdAt}
        from={sourceWords[old.source]}
      />
      <Side name="The new one" {...fresh} />
    </dl>
    <div className="flex flex-wrap gap-2.5">
      <Button size="small" onClick={onReplace}>
        Replaces the old one
      </Button>
      <Button size="small" onClick={onBoth}>
        Both are true
      </Button>
      <Button size="small" onClick={onIgnore}>
        Ignore the new one
      </Button>
    </div>
  </fieldset>
);
