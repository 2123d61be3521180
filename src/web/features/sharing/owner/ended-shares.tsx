import type { Share } from '#domain/support/support-answers.ts';
import { LooksList } from '#web/features/sharing/owner/looks-list.tsx';
import { useDateFormat } from '#web/platform/clock/use-date-format.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';

const how = { owner: 'You ended it', supporter: 'They ended it', time: 'Its time was over' } as const;

/** For ninety days, with the looks there were. */
export const EndedShares = ({ shares }: { readonly shares: readonly Share[] }) => {
  const date = useDateFormat({ dateStyle: 'medium' });
  return (
    <Disclosure name="Ended" hint={String(shares.length)} size="small">
      <ul className="divide-y divide-line">
        {shares.map(({ id, name, ended_at: ended, ends_at: end, ended_by: by }) => (
          <li key={id} className="py-3">
            <h4 className="font-medium wrap-anywhere">{name}</h4>
            <p className="text-muted">
              {how[by ?? 'time']}, <time dateTime={ended ?? end}>{date.format(new Date(ended ?? end))}</time>.
            </p>
            <Disclosure name="Looks" size="small">
              {() => <LooksList shareId={id} />}
            </Disclosure>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
};
