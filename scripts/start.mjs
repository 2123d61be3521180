// `npm start`. In plain JavaScript, and before anything else is loaded: what was compiled once is then read as it was, and what
// takes the types out of TypeScript is not even started.
import module from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

// Beside the packages and so as safe as the program itself: whoever may write there may change the program as well. Never in the
// data directory, which belongs to the user that the host becomes when root started it. Node keeps a folder in there for each
// user and each version of its own. Where it cannot be written, the program is compiled at every start.
module.enableCompileCache(path.resolve(import.meta.dirname, '../node_modules/.cache/kindling'));

const sources = `${pathToFileURL(path.resolve(import.meta.dirname, '../src')).href}/`;
const ofTheProgram = /^#(?:server|domain)\/.*\.ts$/;
const besideIt = /^\.\.?\/.*\.ts$/;

/** @type {(url: string) => module.ResolveFnOutput} */
const typescript = (url) => ({ url, format: 'module-typescript', shortCircuit: true });

/** @type {Map<string, module.ResolveFnOutput>} */
const packages = new Map();

// Node looks for each file on the disk, and from its folder upwards for the package it belongs to: a fifth of a start. Our own
// files are where they say they are, and a package is the same one for all of them.
module.registerHooks({
  resolve: (specifier, context, nextResolve) => {
    if (context.parentURL?.startsWith(sources) !== true) return nextResolve(specifier, context);
    if (ofTheProgram.test(specifier)) return typescript(sources + specifier.slice(1));
    if (besideIt.test(specifier)) return typescript(new URL(specifier, context.parentURL).href);
    if (/^[#./]/.test(specifier) || !context.conditions.includes('import')) {
      return nextResolve(specifier, context);
    }
    const found = packages.get(specifier) ?? nextResolve(specifier, context);
    packages.set(specifier, found);
    return { ...found, shortCircuit: true };
  },
});
await import('../src/server/main.ts');
