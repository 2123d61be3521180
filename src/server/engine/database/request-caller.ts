import { AsyncLocalStorage } from 'node:async_hooks';
import { createHmac, randomBytes } from 'node:crypto';

const callers = new AsyncLocalStorage<{
  readonly network: string;
  /** Made when somebody waits: most requests never do. */
  readonly signal: (() => AbortSignal) | undefined;
}>();

/**
 * Runs what a request asks for, with the network it came from known to the database's queue, and whether anybody still waits
 * for the answer.
 */
export const runForCaller = <Result>(
  network: string,
  run: () => Result,
  signal?: () => AbortSignal,
): Result => callers.run({ network, signal }, run);

/** The network the running request came from; nothing for work that no request asked for. */
export const currentCaller = (): string | undefined => callers.getStore()?.network;

/** Aborted once whoever sent the running request has hung up. */
export const currentSignal = (): AbortSignal | undefined => callers.getStore()?.signal?.();

// Made anew with every start: nothing that the database keeps leads back to an address.
const hashKey = randomBytes(32);

const mostHashes = 1000;
const hashes = new Map<string, string>();

const hashOf = (network: string): string => {
  const known = hashes.get(network);
  if (known !== undefined) return known;
  const made = createHmac('sha256', hashKey).update(network).digest('base64url');
  if (hashes.size >= mostHashes) hashes.clear();
  hashes.set(network, made);
  return made;
};

/** What SQL may know of the network a request came from: whether it is the same as a moment ago. */
export const callerHash = (): string => {
  const network = currentCaller();
  return network === undefined ? '' : hashOf(network);
};

const transactions = new AsyncLocalStorage<true>();

export const runInTransaction = <Result>(run: () => Result): Result => transactions.run(true, run);

export const isInTransaction = (): boolean => transactions.getStore() === true;
