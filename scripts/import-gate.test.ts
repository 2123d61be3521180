import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkImports } from '#scripts/import-gate.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'kindling-gate-'));
  await plant(
    'package.json',
    '{"type":"module","imports":{"#domain/*":"./src/domain/*","#server/*":"./src/server/*","#web/*":"./src/web/*"}}',
  );
  await plant('src/domain/tasks/rules.ts', 'export const limit = 3;');
  await plant(
    'src/server/main.ts',
    "import { limit } from '#domain/tasks/rules.ts';\nexport const port = limit;",
  );
  await plant('src/web/features/tasks/list.ts', 'export const list = 1;');
  await plant('src/web/features/music/player.ts', 'export const player = 1;');
  await plant('src/web/ui/button.ts', 'export const button = 1;');
  await plant('src/web/platform/storage.ts', 'export const storage = 1;');
  await plant(
    'src/web/services/messages/toasts.ts',
    "import { storage } from '#web/platform/storage.ts';\nexport const toasts = storage;",
  );
  await plant(
    'src/web/features/tasks/saved.ts',
    "import { toasts } from '#web/services/messages/toasts.ts';\nexport const saved = toasts;",
  );
  await plant('src/web/testing/set-up.ts', 'export const ready = 1;');
});

afterEach(() => rm(folder, { recursive: true }));

const plant = async (name: string, text: string): Promise<void> => {
  await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
  await writeFile(path.join(folder, name), text);
};

describe('the import gate', () => {
  test('passes a tree that keeps the import rules, and reads every file of it', async () => {
    expect(await checkImports(folder)).toEqual({ modules: 9, violations: [], knots: [] });
  });

  const planted: ReadonlyArray<readonly [file: string, imported: string, rule: string]> = [
    ['src/domain/tasks/clock.ts', '#server/main.ts', 'domain-imports-domain-only'],
    ['src/domain/tasks/files.ts', 'node:fs', 'domain-uses-pure-packages-only'],
    ['src/web/ui/card.ts', '#web/features/tasks/list.ts', 'ui-imports-ui-only'],
    ['src/web/platform/clock.ts', '#web/ui/button.ts', 'platform-imports-domain-and-platform'],
    ['src/web/platform/clock.ts', '#web/services/messages/toasts.ts', 'platform-imports-domain-and-platform'],
    ['src/web/services/messages/board.ts', '#web/ui/button.ts', 'services-import-platform-and-domain'],
    [
      'src/web/services/messages/board.ts',
      '#web/features/tasks/list.ts',
      'services-import-platform-and-domain',
    ],
    ['src/web/ui/card.ts', '#web/services/messages/toasts.ts', 'ui-imports-ui-only'],
    ['src/domain/tasks/toast.ts', '#web/services/messages/toasts.ts', 'domain-imports-domain-only'],
    ['src/web/features/tasks/row.ts', '#web/features/music/player.ts', 'features-do-not-import-each-other'],
    ['src/web/features/tasks/row.ts', '#server/main.ts', 'features-import-ui-services-platform-domain'],
    ['src/web/pages/tasks.ts', '#server/main.ts', 'pages-import-features-ui-services-platform-domain'],
    ['src/web/app/entry.ts', '#server/main.ts', 'app-imports-web-and-domain'],
    ['src/server/host/host.ts', '#web/ui/button.ts', 'server-imports-server-and-domain'],
    ['src/server/host/host.ts', './nowhere.ts', 'no-unresolvable'],
    ['src/web/features/tasks/row.ts', '#web/testing/set-up.ts', 'product-code-does-not-import-tests'],
  ];

  test.each(planted)('catches %s importing %s', async (file, imported, rule) => {
    await plant(file, `import * as planted from '${imported}';\nexport const used = planted;`);
    const { violations } = await checkImports(folder);
    expect(violations.map((violation) => violation.split(':')[0])).toContain(rule);
  });

  test('catches two domain rooms that import each other through different files', async () => {
    await plant(
      'src/domain/tasks/list.ts',
      "import { share } from '#domain/projects/share.ts';\nexport const list = share;",
    );
    await plant('src/domain/projects/share.ts', 'export const share = 1;');
    await plant(
      'src/domain/projects/view.ts',
      "import { limit } from '#domain/tasks/rules.ts';\nexport const view = limit;",
    );
    const { knots } = await checkImports(folder);
    expect(knots.map(({ rooms }) => rooms)).toEqual([['projects', 'tasks']]);
  });
});
