import path from 'node:path';
import process from 'node:process';
import { cruise } from 'dependency-cruiser';
import { importRules, readingOptions } from './import-rules.ts';
import { findKnots, type Knot } from './room-knots.ts';

const root = path.resolve(import.meta.dirname, '..');

export interface GateResult {
  readonly modules: number;
  readonly violations: readonly string[];
  /** Rooms of the domain that import each other: a feature could no longer be read, or taken out, alone. */
  readonly knots: readonly Knot[];
}

const isTest = (file: string): boolean => /[.](test|fixture)[.]tsx?$/.test(file);

/** Checks who imports whom below a folder that is laid out like this project. */
export const checkImports = async (folder: string): Promise<GateResult> => {
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
    knots: findKnots(
      'src/domain',
      output.modules
        .filter(({ source }) => !isTest(source))
        .flatMap(({ source, dependencies }) =>
          dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
        ),
    ),
  };
};

if (import.meta.main) {
  const { modules, violations, knots } = await checkImports(root);
  for (const violation of violations) console.error(violation);
  for (const { rooms, imports } of knots) {
    console.error(`knot of domain rooms: ${rooms.join(', ')}`);
    for (const { from, to } of imports) console.error(`  ${from} → ${to}`);
  }
  console.log(`${modules} modules, ${violations.length} violations, ${knots.length} knots of domain rooms`);
  // A reader that finds nothing would pass everything.
  process.exitCode = modules === 0 || violations.length > 0 || knots.length > 0 ? 1 : 0;
}
