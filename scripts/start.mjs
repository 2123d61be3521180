// `npm start`. In plain JavaScript, and before anything else is loaded: what was compiled once is then read as it was, and what
// takes the types out of TypeScript is not even started.
import module from 'node:module';
import path from 'node:path';

// Beside the packages and so as safe as the program itself: whoever may write there may change the program as well. Never in the
// data directory, which belongs to the user that the host becomes when root started it. Node keeps a folder in there for each
// user and each version of its own. Where it cannot be written, the program is compiled at every start.
module.enableCompileCache(path.resolve(import.meta.dirname, '../node_modules/.cache/kindling'));
await import('../src/server/main.ts');
