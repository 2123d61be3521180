import { HeartHandshake } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { Button } from '#web/ui/button.tsx';
import { PeopleList } from '#web/ui/people-list.tsx';

interface CareNoteProps {
  readonly words: {
    readonly title: string;
    readonly text: string;
    readonly people: ComponentProps<typeof PeopleList>['people'];
    readonly question: string | null;
  };
  /** Where its question can be answered. */
  readonly onSafe?: ((isSafe: boolean) => void) | undefined;
}

/** People first. Shown above everything else, and alone where nothing else belongs there. */
export const CareNote = ({ words, onSafe }: CareNoteProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-3xl border border-calm bg-calm-soft p-5 sm:p-6">
      <h3 id={id} className="flex items-center gap-3 text-xl font-semibold">
        <HeartHandshake aria-hidden="true" className="size-6 shrink-0 text-calm" />
        {words.title}
      </h3>
      {words.question !== null && <p className="mt-3 text-lg font-semibold">{words.question}</p>}
      <p className="mt-3 text-lg">{words.text}</p>
      <PeopleList people={words.people} className="mt-4" />
      {onSafe !== undefined && (
        <div className="mt-5 flex flex-wrap gap-2">
          <Button onClick={() => onSafe(true)}>I’m safe, go on</Button>
          <Button onClick={() => onSafe(false)}>Not really</Button>
        </div>
      )}
    </section>
  );
};
