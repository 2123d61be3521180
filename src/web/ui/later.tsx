import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

interface LaterProps {
  /** `--tall`: about how tall it is on a phone, a tablet and a laptop. */
  readonly tall: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A section below the first screen of a long page, which is drawn when somebody comes near. */
export const Later = ({ tall, className, children }: LaterProps) => (
  <div className={classNames('later', tall, className)}>{children}</div>
);
