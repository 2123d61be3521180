const when = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

export const Moment = ({ date }: { readonly date: Date }) => (
  <time dateTime={date.toISOString()}>{when.format(date)}</time>
);
