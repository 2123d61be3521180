/** Every part that is type-checked by itself, with what it is called. TypeScript 7 does it: decision 050. */
export const typeProjects = [
  { name: 'types of domain', folder: 'src/domain' },
  { name: 'types of server and tools', folder: '.' },
  { name: 'types of web', folder: 'src/web' },
  { name: 'types of the service worker', folder: 'src/web/service-worker' },
  { name: 'types of the speech worker', folder: 'src/web/speech-worker' },
  { name: 'types of the memory worker', folder: 'src/web/memory-worker' },
  { name: 'types of the analysis worker', folder: 'src/web/analysis-worker' },
] as const;

export const typeChecker = 'node_modules/typescript-native/bin/tsc';
