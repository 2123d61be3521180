import { keepCompiled } from './keep-compiled.ts';

// Before anything else is loaded: what was compiled once is read as it was.
keepCompiled();
await import('./run-host.ts');
