import { useId } from 'react';
import { kindWords } from '#domain/restore-points/kind-words.ts';
import { exampleWords, type PreviewedKind } from '#domain/restore-points/preview-words.ts';
import type { PointExample } from '#domain/restore-points/restore-point.ts';
import { useDateFormat } from '#web/platform/clock/use-date-format.ts';

const whatHappens: Readonly<Record<PointExample['what'], string>> = {
  back: 'comes back',
  changed: 'changes back',
  gone: 'made since, is deleted',
};

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const Example = ({ example, kind }: { readonly example: PointExample; readonly kind: PreviewedKind }) => {
  const moments = useDateFormat({ dateStyle: 'medium', timeStyle: 'short' });
  const { name, fields, before } = exampleWords(example);
  // Some have no words, only a moment.
  const moment = /^\d{4}-\d\d-\d\dT/.test(name) ? Date.parse(name) : Number.NaN;
  const shown = Number.isNaN(moment) ? name : moments.format(moment);
  return (
    <li className="py-2 wrap-anywhere">
      {shown === '' ? capital(kindWords(kind.record).one) : shown}
      <span className="text-muted">
        {' '}
        ({whatHappens[example.what]}
        {fields !== null && `: ${fields}`}
        {before !== null && before !== '' && `; it was “${before}”`})
      </span>
    </li>
  );
};

interface PreviewKindProps {
  readonly kind: PreviewedKind;
  readonly chosen: boolean;
  readonly onChoose: (chosen: boolean) => void;
}

/** One kind of thing: whether it goes back, how many, and a few by name. */
export const PreviewKind = ({ kind, chosen, onChoose }: PreviewKindProps) => {
  const id = useId();
  const total = kind.back + kind.changed + kind.gone;
  return (
    <li className="py-3">
      <label className="flex min-h-[44px] w-fit cursor-pointer items-center gap-3 font-medium">
        <input
          type="checkbox"
          className="size-6 shrink-0 accent-ember"
          checked={chosen}
          aria-describedby={id}
          onChange={({ target }) => onChoose(target.checked)}
        />
        {capital(kindWords(kind.record).many)}
      </label>
      <p id={id} className="pl-9">
        {kind.sentence}
      </p>
      <details className="pl-9">
        <summary className="flex min-h-[44px] w-fit cursor-pointer items-center text-muted underline underline-offset-4 hover:text-ink">
          {total === 1 ? 'Show it' : `Show ${kind.examples.length < total ? 'some' : 'them'}`}
          <span className="sr-only"> of {kindWords(kind.record).many}</span>
        </summary>
        <ul className="divide-y divide-line">
          {kind.examples.map((example) => (
            <Example key={example.id} example={example} kind={kind} />
          ))}
        </ul>
      </details>
    </li>
  );
};
