import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { specifiedTexts, specifiedToasts } from '#domain/notices/specified-toasts.fixture.ts';

const root = path.resolve(import.meta.dirname, '..');
const sources = globSync('src/{web,domain}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.|\.fixture\.|notices\/catalogue\.ts$/.test(file))
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
  .join('\n');

describe('[TOAST-01] the messages of the specification', () => {
  it.each([...specifiedToasts, ...specifiedTexts].map(([id, words]) => [id, words] as const))(
    'somebody is really told %s (%s)',
    (id) => {
      expect(sources).toMatch(new RegExp(`\\bcatalogue\\.${id}\\b`));
    },
  );

  it.each(['somethingWentWrong', 'unexpectedError'])('the error handler really says %s', (fallback) => {
    expect(sources).toMatch(new RegExp(`said\\(${fallback}\\)`));
  });
});
