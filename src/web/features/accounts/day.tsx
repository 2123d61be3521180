import { useDateFormat } from '#web/platform/clock/use-date-format.ts';

const styles = {
  day: { dateStyle: 'medium' },
  time: { dateStyle: 'medium', timeStyle: 'short' },
} as const;

interface DayProps {
  readonly moment: string | null;
  /** The day alone, or with the time of day. */
  readonly with?: keyof typeof styles;
}

export const Day = ({ moment, with: shown = 'day' }: DayProps) => {
  const format = useDateFormat(styles[shown]);
  return moment === null ? 'unknown' : <time dateTime={moment}>{format.format(new Date(moment))}</time>;
};
