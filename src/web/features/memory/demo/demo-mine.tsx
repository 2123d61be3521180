import { useRef, useState } from 'react';
import { exampleChat } from '#domain/memory/demo/example-chat.ts';
import type { ExampleMemory } from '#domain/memory/demo/example-memories.ts';
import type { MinedExample } from '#domain/memory/demo/mine-examples.ts';
import { DemoSuggestion } from '#web/features/memory/demo/demo-suggestion.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field, inputLook } from '#web/ui/field.tsx';

/** The rules come with the first press. */
const loadRules = async () => import('#domain/memory/demo/mine-examples.ts').catch(() => null);

/** More than anybody reads in a demo. */
const longest = 4000;

const Chat = () => (
  <ul aria-label="An example chat" className="mt-4 space-y-2.5">
    {exampleChat.map(({ who, says }) => (
      <li
        key={says}
        className={
          who === 'You'
            ? 'ml-8 rounded-2xl bg-calm-soft px-4 py-2.5'
            : 'mr-8 rounded-2xl bg-raised px-4 py-2.5'
        }
      >
        <span className="block text-sm text-muted">{who}</span> {says}
      </li>
    ))}
  </ul>
);

interface Mined {
  /** Counts the presses: the same text gives the same suggestions, to be decided anew. */
  readonly round: number;
  /** Null until somebody presses. */
  readonly found: readonly MinedExample[] | null;
  /** The rules did not arrive. */
  readonly isCutOff?: boolean;
}

interface DemoMineProps {
  readonly onKeep: (memory: ExampleMemory) => void;
}

interface SuggestionsProps extends DemoMineProps {
  readonly round: number;
  readonly found: readonly MinedExample[];
}

const Suggestions = ({ round, found, onKeep }: SuggestionsProps) =>
  found.length === 0 ? (
    <>
      <p className="text-lg font-medium">No suggestions.</p>
      <p className="mt-1 text-muted">
        Kindling looks for lines like “rain helps me write” or “I prefer calls in the morning”.
      </p>
    </>
  ) : (
    <>
      <p className="text-lg font-medium">
        {found.length === 1 ? 'One suggestion' : `${found.length} suggestions`}. You decide.
      </p>
      <ul className="mt-3 divide-y divide-line">
        {found.map((one) => (
          <DemoSuggestion
            key={`${round} ${one.id}`}
            mined={one}
            onKeep={() => onKeep({ ...one, id: `${round} ${one.id}` })}
          />
        ))}
      </ul>
    </>
  );

/** Spec 2 §2, Mine Chat Insights: the app's own rules, over an example or one's own text. */
export const DemoMine = ({ onKeep }: DemoMineProps) => {
  const [own, setOwn] = useState(false);
  const [mined, setMined] = useState<Mined>({ round: 0, found: null });
  const text = useRef<HTMLTextAreaElement>(null);
  const mine = async (): Promise<void> => {
    const rules = await loadRules();
    setMined(({ round }) => {
      if (rules === null) return { round, found: null, isCutOff: true };
      const found = text.current === null ? rules.mineChat(exampleChat) : rules.mineText(text.current.value);
      return { round: round + 1, found };
    });
  };
  return (
    <>
      <h3 className="text-xl font-semibold">Find memories in a chat</h3>
      {own ? (
        <div className="mt-4">
          <Field
            label="Your own text"
            quiet
            hint="Every line counts as yours. It stays in this page."
            error={undefined}
          >
            {(slot) => <textarea {...slot} ref={text} rows={6} maxLength={longest} className={inputLook} />}
          </Field>
        </div>
      ) : (
        <Chat />
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={() => void mine()}>Mine Chat Insights</Button>
        <Button
          onClick={() => {
            setOwn(!own);
            setMined(({ round }) => ({ round, found: null }));
          }}
        >
          {own ? 'Use the example chat' : 'Use my own text'}
        </Button>
      </div>
      <div aria-live="polite">
        {mined.isCutOff === true && (
          <p className="mt-5 font-medium">This part didn’t arrive. Are you online? Press again to try.</p>
        )}
        {mined.found !== null && (
          <div className="mt-6 border-t border-line pt-5">
            <Suggestions round={mined.round} found={mined.found} onKeep={onKeep} />
          </div>
        )}
      </div>
      <p className="mt-5 text-muted">
        Only your own lines are read. Nothing becomes a memory without your yes.
      </p>
    </>
  );
};
