import { modelCaches } from '#domain/model-files/model-caches.ts';
import { defineModelFiles } from '#domain/model-files/model-files.ts';

/** What a device needs to understand speech by itself. */
export const speechFiles = defineModelFiles('/speech', modelCaches.speech, [
  'ort.wasm',
  'encoder.onnx',
  'decoder.onnx',
  'second-encoder.onnx',
  'second-decoder.onnx',
]);
