import { useState } from 'react';
import { lastActivity, wasAway } from '#domain/rest/away.ts';
import { useRecords } from '#web/services/records/use-records.ts';
import { useMinute } from '#web/platform/clock/use-minute.ts';

/** Whether somebody comes back after days. Once true it stays: the first tap of the visit does not end the greeting. */
export const useWasAway = (): boolean => {
  const tasks = useRecords('tasks');
  const energyChecks = useRecords('energyChecks');
  const focusSessions = useRecords('focusSessions');
  const now = useMinute();
  const [greeted, setGreeted] = useState(false);
  const away = greeted || wasAway(lastActivity({ tasks, energyChecks, focusSessions }), now);
  if (away && !greeted) setGreeted(true);
  return away;
};
