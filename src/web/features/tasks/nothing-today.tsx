import { Link } from 'react-router';
import { type Energy, energyLabels } from '#domain/records/kinds/energy.ts';
import { Button } from '#web/ui/button.tsx';

interface NothingTodayProps {
  /** Set where tasks are there and none of them fits it. */
  readonly energy: Energy | null;
  /** Somebody came to have one picked. */
  readonly asked: boolean;
  /** How many wait in the Inbox. */
  readonly inbox: number;
  /** Nothing waits anywhere. */
  readonly isNew: boolean;
}

const textOf = ({ energy, asked, inbox }: NothingTodayProps): string => {
  if (energy !== null) {
    return `Nothing here fits ${energyLabels[energy].toLowerCase()} energy. Resting is a good choice too.`;
  }
  if (inbox > 0) return 'Nothing is set for today. Pick something from your Inbox when you feel like it.';
  return asked
    ? 'Your list is empty. Write down one small thing, and do that.'
    : 'Nothing is waiting. Add something small when you feel like it.';
};

export const NothingToday = (props: NothingTodayProps) => (
  <>
    <p className="mt-1 text-lg text-muted">{textOf(props)}</p>
    {props.isNew && props.energy === null && (
      <Button asChild kind="plain" className="mt-2 -ml-5">
        <Link to="/documentation-migration">Import a list from another app</Link>
      </Button>
    )}
  </>
);
