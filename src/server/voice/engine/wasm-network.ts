import { setImmediate as turn } from 'node:timers/promises';
import { env, InferenceSession, Tensor } from 'onnxruntime-web';
import { networkOver } from '#domain/recogniser/ort-network.ts';
import type { OpenNetwork } from './open-network.ts';

/** WebAssembly, so the same on every machine: no compiler, no binary of ours. Files come from the package on disk. */
export const openNetwork: OpenNetwork = async (weights, { threads }) => {
  env.wasm.numThreads = threads;
  env.logLevel = 'error';
  const network = networkOver(
    await InferenceSession.create(weights, { executionProviders: ['wasm'] }),
    Tensor,
  );
  return {
    run: async (feeds, wanted) => {
      // Between two steps the process hears that it should stop; the binary's package does this by itself.
      await turn();
      return network.run(feeds, wanted);
    },
  };
};
