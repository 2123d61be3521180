import type { Hono } from 'hono';
import { speechFiles } from '#domain/voice/speech-files.ts';
import { serveModelFiles } from '#server/model-files/model-files.ts';

const models = new URL('./model/', import.meta.resolve('@usefulsensors/moonshine-js'));

/** For mounting at /speech. */
export const createSpeechFiles = (): Hono =>
  serveModelFiles(speechFiles.names, {
    'ort.wasm': new URL('./ort-wasm-simd-threaded.wasm', import.meta.resolve('onnxruntime-web')),
    'encoder.onnx': new URL('base/quantized/encoder_model.onnx', models),
    'decoder.onnx': new URL('base/quantized/decoder_model_merged.onnx', models),
    'second-encoder.onnx': new URL('tiny/quantized/encoder_model.onnx', models),
    'second-decoder.onnx': new URL('tiny/quantized/decoder_model_merged.onnx', models),
  });
