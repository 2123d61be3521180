import { Music, Play } from 'lucide-react';
import { type SyntheticEvent, useId, useState } from 'react';
import { Button } from '#web/ui/button.tsx';

interface StartNowProps {
  /** Answers what is wrong with the words; null where it has begun. */
  readonly onStart: (words: string, music: boolean) => string | null;
}

/** One line, which may stay empty, and one press: with music or quietly. */
export const StartNow = ({ onStart }: StartNowProps) => {
  const id = useId();
  const [words, setWords] = useState('');
  const [error, setError] = useState<string | null>(null);
  const start = (music: boolean): void => setError(onStart(words, music));
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    start(true);
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      className="near-the-fire w-full rounded-3xl border border-line bg-surface p-4 text-left shadow-soft sm:p-5"
    >
      <label htmlFor={id} className="block text-lg font-medium">
        What’s the one thing to do?
      </label>
      <input
        id={id}
        value={words}
        autoComplete="off"
        placeholder="Leave it empty to just focus"
        aria-invalid={error !== null || undefined}
        aria-describedby={`${id}-error`}
        onChange={(event) => {
          setWords(event.currentTarget.value);
          setError(null);
        }}
        className="mt-2 min-h-12 w-full rounded-2xl border border-edge bg-paper px-4 py-2 text-lg placeholder:text-muted"
      />
      <p id={`${id}-error`} aria-live="polite" className="mt-1 text-muted empty:hidden">
        {error}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button type="submit" kind="primary" size="large" className="flex-auto max-sm:px-4!">
          <Music aria-hidden="true" />
          Start with music
        </Button>
        <Button size="large" className="flex-auto max-sm:px-4!" onClick={() => start(false)}>
          <Play aria-hidden="true" />
          Start quietly
        </Button>
      </div>
    </form>
  );
};
