import type { OpenNetwork } from './open-network.ts';

/** What multiplies the matrices: the system's own code where a binary fits it, WebAssembly everywhere. */
export const runtimes = ['native', 'wasm'] as const;
export type Runtime = (typeof runtimes)[number];

/** The other one is never read from disk. */
export const openerOf = async (runtime: Runtime): Promise<OpenNetwork> =>
  runtime === 'native'
    ? (await import('./native-network.ts')).openNetwork
    : (await import('./wasm-network.ts')).openNetwork;
