import type { ICruiseOptions, IForbiddenRuleType } from 'dependency-cruiser';

// Who may import whom; the table stands in CONTRIBUTING.md. What is not allowed here is an error.

// What only tests use: files named so, and the two folders of what they share.
const testCode = '([.](test|spec|fixture)[.]tsx?$)|(^src/(server|web)/testing/)';

const only = (name: string, from: string, ...allowed: readonly string[]): IForbiddenRuleType => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: '[.](test|spec|fixture)[.]tsx?$' },
  to: {
    dependencyTypesNot: ['npm', 'npm-dev', 'npm-optional', 'core'],
    pathNot: [...allowed.map((folder) => `^src/${folder}/`), '[.](css|svg|sql|json)$'],
  },
});

export const importRules: IForbiddenRuleType[] = [
  { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
  { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  only('domain-imports-domain-only', '^src/domain/', 'domain'),
  {
    // All are pure: a schema library, the arithmetic of places between two others, a table of tokens; and the types of
    // the runtime that multiplies matrices, which is handed in from outside, and of schema.org's vocabulary.
    name: 'domain-uses-pure-packages-only',
    severity: 'error',
    from: { path: '^src/domain/', pathNot: '[.]test[.]ts$' },
    to: {
      dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-no-pkg', 'npm-unknown', 'core'],
      pathNot:
        '(^|/)node_modules/(zod|fractional-indexing|llama-tokenizer-js|schema-dts)/|node_modules/onnxruntime-web/types[.]d[.]ts$',
    },
  },
  only('ui-imports-ui-only', '^src/web/ui/', 'web/ui'),
  only('platform-imports-domain-and-platform', '^src/web/platform/', 'domain', 'web/platform'),
  only('services-import-platform-and-domain', '^src/web/services/', 'web/services', 'web/platform', 'domain'),
  {
    name: 'features-do-not-import-each-other',
    severity: 'error',
    from: { path: '^src/web/features/([^/]+)/' },
    to: { path: '^src/web/features/', pathNot: '^src/web/features/$1/' },
  },
  only(
    'features-import-ui-services-platform-domain',
    '^src/web/features/',
    'web/features',
    'web/ui',
    'web/services',
    'web/platform',
    'domain',
  ),
  only(
    'pages-import-features-ui-services-platform-domain',
    '^src/web/pages/',
    'web/pages',
    'web/features',
    'web/ui',
    'web/services',
    'web/platform',
    'domain',
  ),
  only('app-imports-web-and-domain', '^src/web/app/', 'web', 'domain'),
  only('server-imports-server-and-domain', '^src/server/', 'server', 'domain'),
  {
    name: 'product-code-does-not-import-tests',
    severity: 'error',
    from: { path: '^src/', pathNot: testCode },
    to: { path: testCode },
  },
  {
    name: 'product-code-has-no-dev-packages',
    severity: 'error',
    from: { path: '^src/', pathNot: testCode },
    to: { dependencyTypes: ['npm-dev'], pathNot: 'node_modules/(@types|schema-dts|vite|tailwindcss)/' },
  },
];

export const readingOptions: ICruiseOptions = {
  doNotFollow: { path: 'node_modules' },
  tsPreCompilationDeps: true,
  enhancedResolveOptions: {
    conditionNames: ['import', 'require', 'node', 'default', 'types'],
    exportsFields: ['exports'],
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
  },
};
