import type { Plugin } from 'vite';

const inRuntime = /onnxruntime-web\/dist\/.*\.mjs$/;
const wasmOfPackage = /new URL\("ort-wasm-[a-z.-]+\.wasm",\s*import\.meta\.url\)/g;

/**
 * ONNX Runtime names its WebAssembly beside itself, and a bundler would copy those fourteen megabytes into every build.
 * Ours is handed over in memory, from what the person downloaded; the name is never followed.
 */
export const withoutRuntimeWasm = (): Plugin => ({
  name: 'without-runtime-wasm',
  enforce: 'pre',
  transform: (code, id) => {
    if (!inRuntime.test(id.split('?')[0] ?? '')) return null;
    const clean = code.replaceAll(wasmOfPackage, 'new URL("/speech/not-asked-for", self.location.origin)');
    if (clean === code) throw new Error(`${id} names its WebAssembly in another way now`);
    return { code: clean, map: null };
  },
});
