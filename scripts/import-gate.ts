import path from 'node:path';
import process from 'node:process';
import { cruise } from 'dependency-cruiser';
import { importRules, readingOptions } from './import-rules.ts';

const root = path.resolve(import.meta.dirname, '..');

export interface GateResult {
  readonly modules: number;
  readonly violations: readonly string[];
}

/** Checks who imports whom below a folder that is laid out like this project. */
export async function checkImports(folder: string): Promise<GateResult> {
  const { output } = await cruise(['src'], {
    ...readingOptions,
    baseDir: folder,
    validate: true,
    ruleSet: { forbidden: importRules },
  });
  if (typeof output === 'string') throw new Error('dependency-cruiser gave a report instead of its findings');
  return {
    modules: output.modules.filter((module) => /^src\/.*\.tsx?$/.test(module.source)).length,
    violations: output.summary.violations.map(
      (violation) => `${violation.rule.name}: ${violation.from} → ${violation.to}`,
    ),
  };
}

if (import.meta.main) {
  const { modules, violations } = await checkImports(root);
  for (const violation of violations) console.error(violation);
  console.log(`${modules} modules, ${violations.length} violations`);
  // A reader that finds nothing would pass everything.
  process.exitCode = modules === 0 || violations.length > 0 ? 1 : 0;
}
