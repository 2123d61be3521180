import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { modelUseWords } from '#domain/assistant/model-uses.ts';
import { useDateFormat } from '#web/platform/clock/use-date-format.ts';
import { leftTextsQuery, type LeftText } from '#web/services/assistant/model-queries.ts';
import { useDeleteLeftTexts } from '#web/services/assistant/use-model-choice.ts';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';

const outcomes: Readonly<Record<LeftText['outcome'], string>> = {
  sent: 'on its way',
  answered: 'answered',
  failed: 'no answer came, and it wasn’t counted',
  stopped: 'stopped',
};

/** What left, word for word, for nobody but the person it is about. */
export const LeftList = () => {
  const { data: left = [] } = useQuery(leftTextsQuery());
  const { mutate: remove, isPending } = useDeleteLeftTexts();
  const when = useDateFormat({ dateStyle: 'medium', timeStyle: 'short' });
  if (left.length === 0) return <p className="text-muted">Nothing has left.</p>;
  return (
    <>
      <ul aria-label="What left" className="divide-y divide-line">
        {left.map((line) => {
          const at = when.format(new Date(line.created_at));
          return (
            <li key={line.id} className="flex flex-wrap items-start gap-x-3 py-2">
              <Disclosure
                name={at}
                size="small"
                hint={outcomes[line.outcome]}
                className="min-w-0 grow basis-56"
              >
                {() => (
                  <div className="pb-2 pl-7">
                    <p className="wrap-anywhere text-muted">
                      {modelUseWords[line.use]}. To {line.host}, {line.model}.
                    </p>
                    <pre className="mt-2 font-sans text-sm wrap-anywhere whitespace-pre-wrap">
                      {line.sent ?? 'The text is gone: a memory in it was forgotten.'}
                    </pre>
                  </div>
                )}
              </Disclosure>
              <Button
                kind="plain"
                size="icon"
                aria-label={`Delete the line of ${at}`}
                disabled={isPending}
                onClick={() => remove([line.id])}
              >
                <Trash2 aria-hidden="true" />
              </Button>
            </li>
          );
        })}
      </ul>
      <Button size="small" disabled={isPending} onClick={() => remove(left.map(({ id }) => id))}>
        Delete all of it here
      </Button>
      <p className="mt-2 text-sm text-muted">
        Lines go by themselves after 90 days. What the other service keeps is up to it.
      </p>
    </>
  );
};
