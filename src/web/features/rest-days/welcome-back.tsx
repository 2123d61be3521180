import { useState } from 'react';
import { lastActivity, wasInactive } from '#domain/rest-days/inactivity.ts';
import { FreshStart } from '#web/features/rest-days/fresh-start.tsx';
import { useMinute } from '#web/platform/clock/use-minute.ts';
import { useRecords } from '#web/services/records/use-records.ts';

/** Whether somebody comes back after days. Once true it stays: the first tap of the visit does not end the greeting. */
const useWasAway = (): boolean => {
  const tasks = useRecords('tasks');
  const energyChecks = useRecords('energyChecks');
  const focusSessions = useRecords('focusSessions');
  const now = useMinute();
  const [greeted, setGreeted] = useState(false);
  const away = greeted || wasInactive(lastActivity({ tasks, energyChecks, focusSessions }), now);
  if (away && !greeted) setGreeted(true);
  return away;
};

/** A kind word for somebody who was away, and a choice; nothing for everybody else. */
export const WelcomeBack = () =>
  useWasAway() && (
    <section
      aria-label="Welcome back"
      className="mb-8 w-full rounded-3xl border border-line bg-calm-soft p-5 text-left sm:p-6"
    >
      <p className="text-lg font-medium">Good to see you. Nothing is lost, and nothing is late.</p>
      <div className="mt-3 empty:hidden">
        <FreshStart otherwise={null} />
      </div>
    </section>
  );
