import { Button } from '#web/ui/button.tsx';

interface MinuteButtonsProps {
  readonly label: string;
  readonly minutes: readonly number[];
  /** The one to do next; at most one on the screen. */
  readonly best?: number;
  /** What a screen reader says after "5 min". */
  readonly of: string;
  readonly onChoose: (minutes: number) => void;
}

export const MinuteButtons = ({ label, minutes, best, of, onChoose }: MinuteButtonsProps) => (
  <fieldset>
    <legend className="w-full text-lg text-muted">{label}</legend>
    <div className="mt-2 flex flex-wrap justify-center gap-2 sm:gap-2.5">
      {minutes.map((count) => (
        <Button
          key={count}
          size="large"
          className="max-sm:px-3! max-sm:text-base!"
          kind={count === best ? 'primary' : 'quiet'}
          onClick={() => onChoose(count)}
        >
          <span>
            {count} min<span className="sr-only"> {of}</span>
          </span>
        </Button>
      ))}
    </div>
  </fieldset>
);
