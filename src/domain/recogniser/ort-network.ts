import type { InferenceSession, Tensor as RuntimeTensor, TensorConstructor } from 'onnxruntime-web';
import type { FloatTensor, Network, Tensor } from './network.ts';

const toRuntime = (tensor: Tensor, RuntimeTensorOf: TensorConstructor): RuntimeTensor => {
  if (tensor.type === 'float32') return new RuntimeTensorOf('float32', tensor.data, tensor.dims);
  if (tensor.type === 'int64') return new RuntimeTensorOf('int64', tensor.data, tensor.dims);
  return new RuntimeTensorOf('bool', tensor.data, tensor.dims);
};

const fromRuntime = (name: string, tensor: RuntimeTensor | undefined): FloatTensor => {
  if (tensor === undefined || !(tensor.data instanceof Float32Array)) {
    throw new Error(`The network gave no ${name}`);
  }
  return { type: 'float32', data: tensor.data, dims: tensor.dims };
};

/** A network that ONNX Runtime has opened, in Node as in a browser. */
export const networkOver = (
  session: Pick<InferenceSession, 'run'>,
  RuntimeTensorOf: TensorConstructor,
): Network => ({
  run: async (feeds, wanted) => {
    const given = Object.fromEntries(
      Object.entries(feeds).map(([name, tensor]) => [name, toRuntime(tensor, RuntimeTensorOf)]),
    );
    const outputs = await session.run(given, [...wanted]);
    return Object.fromEntries(wanted.map((name) => [name, fromRuntime(name, outputs[name])]));
  },
});
