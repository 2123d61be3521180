import { modelCaches } from '#domain/model-files/model-caches.ts';
import { defineModelFiles } from '#domain/model-files/model-files.ts';

/** What a device needs to look for memories by their meaning without us. */
export const meaningFiles = defineModelFiles('/memory-model', modelCaches.meaning, [
  'ort.wasm',
  'model_quantized.onnx',
  'tokenizer.json',
  'tokenizer_config.json',
]);
