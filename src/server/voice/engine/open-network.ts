import type { Network } from '#domain/recogniser/network.ts';

/** The seam between the engine and whatever multiplies its matrices. */
export type OpenNetwork = (weights: Uint8Array, options: { readonly threads: number }) => Promise<Network>;
