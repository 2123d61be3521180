import type { QueryClient } from '@tanstack/react-query';
import { watchDevices } from '#web/app/messages/watch-devices.ts';
import type { Backend } from '#web/platform/backend/backend.ts';
import { learnSupports } from '#web/services/people/learn-supports.ts';

/** What is asked of the server once somebody has arrived and the page has nothing better to do. */
export const settleIn = async (
  backend: Backend,
  queries: QueryClient,
  signal: AbortSignal,
): Promise<void> => {
  await Promise.allSettled([watchDevices(backend, queries, signal), learnSupports(backend, signal)]);
};
