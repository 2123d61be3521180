import { expectAccessible } from '../support/accessible.ts';
import { expect, signIn, test } from '../support/fixtures.ts';
import { turnOnMemory } from '../support/memory.ts';

const chat = [
  '12/03/2026, 09:14 - Robin: Morning! Walking before work helps me focus so much.',
  '12/03/2026, 09:15 - Sam: I always need two coffees before I can think.',
  '12/03/2026, 09:16 - Robin: ok see you later',
].join('\n');

test('[MEM-04] a chat file is looked through for one’s own words, and nothing is stored before it is chosen', async ({
  page,
  person,
}) => {
  const written: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && /memory_proposals|store_memory/.test(pathname)) written.push(pathname);
  });
  await signIn(page, person, '/memory-assistant');
  await turnOnMemory(page);
  await page.getByText('Mine chat insights').click();
  await expect(page.getByText(/Up to 5 MB of text and 20,000 messages/)).toBeVisible();

  // What cannot be read is said.
  await page.getByLabel('A chat or a journal as a file').setInputFiles({
    name: 'export.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"broken'),
  });
  await expect(page.getByText(/JSON file is incomplete or damaged/)).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('A chat or a journal as a file').setInputFiles({
    name: 'Chat with Sam.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(chat),
  });
  await page
    .getByRole('group', { name: 'Which one is you?' })
    .getByRole('button', { name: /^Robin/ })
    .click();
  const found = page.getByRole('list', { name: 'Sentences found' });
  await expect(found).toContainText('Walking before work helps me focus so much');
  await expect(found).toContainText('2026');
  await expect(found).not.toContainText('two coffees');
  await expectAccessible(page);
  expect(written).toEqual([]);

  // Kept directly.
  await page.getByRole('checkbox', { name: /Walking before work/ }).check();
  await page.getByRole('button', { name: 'Keep 1 now' }).click();
  await expect(page.getByText('1 memory kept.')).toBeVisible();
  expect(written.filter((path) => path.includes('memory_proposals'))).toEqual([]);
});
