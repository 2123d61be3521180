import type { Memory } from '#domain/memory/memory.ts';
import { normalisedQuote } from '#domain/memory/open-proposal.ts';
import { useDateFormat } from '#web/platform/clock/use-date-format.ts';
import { useChangeMemory } from '#web/services/memory/use-memory-actions.ts';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Switch } from '#web/ui/switch.tsx';

interface DetailsProps {
  readonly memory: Memory;
  readonly replacement: Memory | undefined;
  readonly onTag: (tag: string) => void;
}

const Fact = ({ name, children }: { readonly name: string; readonly children: string }) => (
  <div className="flex flex-wrap gap-x-2">
    <dt className="text-muted">{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** Where only a full stop or a capital differs, the sentence is the quote. */
const letters = (text: string): string => normalisedQuote(text).replaceAll(/[^\p{L}\p{N} ]/gu, '');

const Inside = ({ memory, replacement, onTag }: DetailsProps) => {
  const { quote, saidAt, validFrom, validTo, replacedBy, approvedAt } = memory;
  const { mutate, isPending, variables } = useChangeMemory();
  const written = useDateFormat({ dateStyle: 'long' });
  const day = (moment: string): string => written.format(new Date(moment));
  const staysHere = isPending ? (variables.change.staysHere ?? memory.staysHere) : memory.staysHere;
  return (
    <div className="space-y-3 pt-1 pb-2">
      {quote !== null && letters(quote) !== letters(memory.sentence) && (
        <blockquote className="border-l-2 border-calm pl-4 wrap-anywhere whitespace-pre-wrap">
          “{quote}”<span className="block text-muted">Your own words</span>
        </blockquote>
      )}
      <dl className="space-y-1">
        {saidAt !== null && <Fact name="You said it on">{day(saidAt)}</Fact>}
        <Fact name="You agreed to keep it on">{day(approvedAt)}</Fact>
        {validFrom !== null && <Fact name="True from">{day(validFrom)}</Fact>}
        {validTo !== null && <Fact name="True until">{day(validTo)}</Fact>}
        {replacedBy !== null && (
          <Fact name="Replaced by">
            {replacement === undefined ? 'A newer memory' : `“${replacement.sentence}”`}
          </Fact>
        )}
      </dl>
      {memory.tags.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-muted">More with the tag</span>
          {memory.tags.map((tag) => (
            <Button key={tag} size="small" onClick={() => onTag(tag)}>
              #{tag}
            </Button>
          ))}
        </div>
      )}
      <Switch
        label="Never leaves this machine"
        hint="It’s never handed to a model or service elsewhere, even if this site uses one."
        checked={staysHere}
        onChange={(on) => mutate({ memory, change: { staysHere: on } })}
      />
    </div>
  );
};

/** The rest of what is known about a memory, drawn when it is opened. */
export const MemoryDetails = (props: DetailsProps) => (
  <Disclosure name="Details" size="small" className="mt-1 text-muted [&_summary]:font-normal">
    {() => (
      <div className="text-ink">
        <Inside {...props} />
      </div>
    )}
  </Disclosure>
);
