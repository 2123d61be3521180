import { AsyncLocalStorage } from 'node:async_hooks';

const callers = new AsyncLocalStorage<string>();

/** Runs what a request asks for, with the network it came from known to the database's queue. */
export const runForCaller = <Result>(network: string, run: () => Result): Result => callers.run(network, run);

/** The network the running request came from; nothing for work that no request asked for. */
export const currentCaller = (): string | undefined => callers.getStore();

const transactions = new AsyncLocalStorage<true>();

export const runInTransaction = <Result>(run: () => Result): Result => transactions.run(true, run);

export const isInTransaction = (): boolean => transactions.getStore() === true;
