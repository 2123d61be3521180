import { useDateFormat } from '#web/platform/clock/use-date-format.ts';

const when = { dateStyle: 'medium', timeStyle: 'short' } as const;

export const Moment = ({ date }: { readonly date: Date }) => (
  <time dateTime={date.toISOString()}>{useDateFormat(when).format(date)}</time>
);
