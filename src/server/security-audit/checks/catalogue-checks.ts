import type { CatalogueCheck } from './catalogue-check.ts';
import { functionChecks } from './function-checks.ts';
import { grantChecks } from './grant-checks.ts';
import { originChecks } from './origin-checks.ts';
import { policyChecks } from './policy-checks.ts';
import { tableChecks } from './table-checks.ts';

export const catalogueChecks: readonly CatalogueCheck[] = [
  ...tableChecks,
  ...policyChecks,
  ...functionChecks,
  ...grantChecks,
  ...originChecks,
];
