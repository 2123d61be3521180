import { env, InferenceSession, Tensor } from 'onnxruntime-web';
import type { FloatTensor, Tensor as PlainTensor } from '#domain/recogniser/network.ts';
import type { OpenNetwork } from './open-network.ts';

function toRuntime(tensor: PlainTensor): Tensor {
  if (tensor.type === 'float32') return new Tensor('float32', tensor.data, tensor.dims);
  if (tensor.type === 'int64') return new Tensor('int64', tensor.data, tensor.dims);
  return new Tensor('bool', tensor.data, tensor.dims);
}

function fromRuntime(name: string, tensor: Tensor | undefined): FloatTensor {
  if (tensor === undefined || !(tensor.data instanceof Float32Array)) {
    throw new Error(`The network gave no ${name}`);
  }
  return { type: 'float32', data: tensor.data, dims: tensor.dims };
}

/** WebAssembly, so the same on every machine: no compiler, no binary of ours. Files come from the package on disk. */
export const openNetwork: OpenNetwork = async (weights, { threads }) => {
  env.wasm.numThreads = threads;
  env.logLevel = 'error';
  const session = await InferenceSession.create(weights, { executionProviders: ['wasm'] });
  return {
    run: async (feeds, wanted) => {
      const given = Object.fromEntries(
        Object.entries(feeds).map(([name, tensor]) => [name, toRuntime(tensor)]),
      );
      const outputs = await session.run(given, [...wanted]);
      return Object.fromEntries(wanted.map((name) => [name, fromRuntime(name, outputs[name])]));
    },
  };
};
