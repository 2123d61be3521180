import * as z from 'zod/mini';

/** What a device needs to understand speech by itself. */
export const speechFileNames = [
  'ort.wasm',
  'encoder.onnx',
  'decoder.onnx',
  'second-encoder.onnx',
  'second-decoder.onnx',
] as const;
export type SpeechFileName = (typeof speechFileNames)[number];

/** Of the browser's store. It does not begin like those of the app's versions, so that a new version leaves it alone. */
export const speechCacheName = 'speech-files';

/** Where the list of them is; each file lies below its version and never changes there. */
export const speechManifestPath = '/speech/manifest.json';
export const speechFilePath = (version: string, name: SpeechFileName): string => `/speech/${version}/${name}`;

const largestFile = 200_000_000;

export const speechManifestSchema = z.object({
  version: z.string().check(z.regex(/^[0-9a-f]{12}$/)),
  files: z.array(
    z.object({
      name: z.enum(speechFileNames),
      bytes: z.int().check(z.minimum(1), z.maximum(largestFile)),
      sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    }),
  ),
});
export type SpeechManifest = z.infer<typeof speechManifestSchema>;

export const totalBytes = ({ files }: SpeechManifest): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0);

/** For people: whole megabytes. */
export const megabytes = (bytes: number): number => Math.ceil(bytes / 1_000_000);
