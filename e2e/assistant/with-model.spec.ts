import { type ModelServer, startModelServer } from '#server/assistant/model-server.fixture.ts';
import { expectAccessible } from '../support/accessible.ts';
import { admin, expect, signIn, test } from '../support/fixtures.ts';
import { askMemory, turnOnMemory } from '../support/memory.ts';

let models: ModelServer;
test.beforeAll(async () => {
  models = await startModelServer();
});
test.afterAll(async () => models.stop());

test('[FN-04] an admin connects a model; a person reads what leaves, says yes, and deletes the line', async ({
  page,
  person,
  browser,
}) => {
  test.slow();
  await signIn(page, admin, '/admin/system');
  const section = page.getByRole('region', { name: 'Connected model' });
  await section.getByText('Another service').click();
  await section.getByLabel('Base URL').fill(models.url);
  await section.getByRole('button', { name: 'List its models' }).click();
  await expect(section.getByText(/2 found/)).toBeVisible();
  await section.getByLabel('Model').fill('small');
  await section.getByLabel('Key').fill('sk-secret');
  await section.getByRole('button', { name: 'Connect' }).click();
  await expect(section.getByText(/A key is kept/)).toBeVisible();
  await expect(section.getByLabel('Key')).toHaveValue('');
  await section.getByRole('button', { name: 'Test it' }).click();
  await expect(section.getByRole('list', { name: 'Test result' }).getByRole('listitem')).toHaveCount(5, {
    timeout: 60_000,
  });
  await expectAccessible(page);

  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const own = await context.newPage();
  await signIn(own, person, '/memory-assistant');
  await turnOnMemory(own);
  await own.getByLabel('Add one yourself').fill('My dentist is Dr Okafor in Mill Lane');
  await own.getByRole('button', { name: 'Remember this' }).click();
  await own.getByRole('heading', { name: 'Connected model' }).click();
  await own.getByText('Ask me each time').click();

  models.answer = ({ say, finish }) => {
    say('Your dentist is Dr Okafor [m1]. ![x](https://evil.example/x.png)\n');
    finish();
  };
  await askMemory(own, 'Who is my dentist?');
  const dialog = own.getByRole('dialog', { name: 'Let this text leave?' });
  await expect(dialog).toContainText('Who is my dentist?');
  await expect(dialog).toContainText(new URL(models.url).host);
  await expectAccessible(own);
  await dialog.getByRole('button', { name: 'Send this' }).click();
  const answer = own.getByRole('region', { name: 'Answer of the connected model' });
  await expect(answer).toContainText('Your dentist is Dr Okafor');
  await expect(answer.getByRole('img')).toHaveCount(0);
  await expect(answer.getByRole('list', { name: 'From your memories' })).toContainText('Dr Okafor');

  const left = own.getByRole('list', { name: 'What left' });
  await expect(left).toContainText('answered');
  await left.getByRole('button', { name: /^Delete the line of/ }).click();
  await expect(own.getByText('Nothing has left.')).toBeVisible();

  models.refuse = (response) => response.writeHead(500).end();
  await askMemory(own, 'Plan my day');
  await own.getByRole('button', { name: 'Send this' }).click();
  await expect(own.getByText(/the model didn’t answer/)).toBeVisible();
  await expect(own.getByText('Nothing is planned for today.')).toBeVisible();
  await context.close();
});
