/**
 * Where the browser keeps the files of models, by themselves: the service worker asks for no more than whether they are there. The names
 * do not begin like those of the app's versions, so that a new version leaves them alone.
 */
export const modelCaches = { speech: 'speech-files', meaning: 'memory-model-files' } as const;
