import { classNames } from '#web/ui/class-names.ts';

interface PeopleListProps {
  readonly people: readonly { readonly who: string; readonly what: string }[];
  readonly className?: string;
}

/** Whom to turn to, and for what. */
export const PeopleList = ({ people, className }: PeopleListProps) => (
  <ul className={classNames('space-y-3', className)}>
    {people.map(({ who, what }) => (
      <li key={who}>
        <strong className="font-semibold">{who}</strong>
        <span className="block">{what}</span>
      </li>
    ))}
  </ul>
);
