import { Check, HeartHandshake, Lock, type LucideIcon } from 'lucide-react';
import { type Ref, useId } from 'react';
import type { Audience } from '#domain/uploads/staging-row.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';

interface AudienceWords {
  readonly Sign: LucideIcon;
  readonly label: string;
  readonly hint: string;
  readonly confirm: string;
  readonly summary: string;
}

const audienceWords: Readonly<Record<Audience, AudienceWords>> = {
  me: {
    Sign: Lock,
    label: 'Only me',
    hint: 'Nobody else sees or hears them, not even admins.',
    confirm: 'I made this music, or I’m allowed to keep a copy of it here.',
    summary: 'New files are only for you.',
  },
  library: {
    Sign: HeartHandshake,
    label: 'Offer them to the library',
    hint: 'Admins may listen. What they take, everyone here can play.',
    confirm: 'I made this music, or I’m allowed to share it.',
    summary: 'New files are offered to the library: admins may listen.',
  },
};

export interface UploadAnswers {
  readonly audience: Audience | null;
  readonly confirmed: boolean;
}

const focusRing =
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-calm';

interface OptionProps {
  readonly name: string;
  readonly words: AudienceWords;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

const Option = ({ name, words: { Sign, label, hint }, checked, onChoose }: OptionProps) => (
  <label
    className={classNames(
      'relative flex cursor-pointer gap-3.5 rounded-2xl border border-edge p-4 transition-colors hover:border-muted has-checked:border-calm has-checked:bg-calm-soft',
      focusRing,
    )}
  >
    <input
      type="radio"
      name={name}
      checked={checked}
      onChange={onChoose}
      className="absolute inset-0 cursor-pointer appearance-none rounded-2xl outline-none"
    />
    <Sign aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-calm" />
    <span>
      <span className="block font-medium">{label}</span>
      <span className="mt-0.5 block text-muted">{hint}</span>
    </span>
  </label>
);

interface UploadChoiceProps {
  readonly ref: Ref<HTMLFieldSetElement>;
  readonly answers: UploadAnswers;
  readonly onChange: (answers: UploadAnswers) => void;
}

/** Asked before the first file: who may hear it, and whether it is the person's to give. */
export const UploadChoice = ({ ref, answers, onChange }: UploadChoiceProps) => {
  const name = useId();
  const { audience, confirmed } = answers;
  return (
    <fieldset ref={ref} tabIndex={-1} className="outline-none">
      <legend className="text-lg font-semibold">Who may hear your files?</legend>
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        {(['me', 'library'] as const).map((one) => (
          <Option
            key={one}
            name={name}
            words={audienceWords[one]}
            checked={audience === one}
            // Another sentence to agree to: an old yes does not count for it.
            onChoose={() => onChange({ audience: one, confirmed: false })}
          />
        ))}
      </div>
      {audience !== null && (
        <label
          className={classNames('relative mt-4 flex min-h-11 cursor-pointer items-center gap-3.5', focusRing)}
        >
          <input
            type="checkbox"
            checked={confirmed}
            onChange={(event) => onChange({ audience, confirmed: event.target.checked })}
            className="peer absolute inset-0 cursor-pointer appearance-none outline-none"
          />
          <span className="grid size-7 shrink-0 place-items-center rounded-lg border-2 border-edge text-transparent peer-checked:border-calm peer-checked:bg-calm-soft peer-checked:text-calm">
            <Check aria-hidden="true" className="size-5" strokeWidth={3} />
          </span>
          {audienceWords[audience].confirm}
        </label>
      )}
      <p className="mt-3 text-muted">
        We keep each file and measure it. You can change your mind or delete it at any time.
      </p>
    </fieldset>
  );
};

interface ChoiceSummaryProps {
  readonly audience: Audience;
  readonly onChange: () => void;
}

/** The answer of an earlier time, which still holds and can be changed. */
export const ChoiceSummary = ({ audience, onChange }: ChoiceSummaryProps) => {
  const { Sign, summary } = audienceWords[audience];
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Sign aria-hidden="true" className="size-5 shrink-0 text-calm" />
      <span>{summary}</span>
      <Button kind="plain" size="small" onClick={onChange}>
        Change
      </Button>
    </p>
  );
};
