import type { Page } from '@playwright/test';
import { type ModelServer, startModelServer } from '#server/assistant/model-server.fixture.ts';
import { expectAccessible } from '../support/accessible.ts';
import { admin, expect, signIn, takeSession, test } from '../support/fixtures.ts';
import { askMemory, turnOnMemory } from '../support/memory.ts';
import { fromMenu } from '../support/task-list.ts';
import { writtenBefore } from '../support/written-before.ts';

let models: ModelServer;
test.beforeAll(async () => {
  models = await startModelServer();
});
test.afterAll(async () => models.stop());
test.beforeEach(() => {
  models.refuse = undefined;
});

const connectModel = async (page: Page) => {
  await signIn(page, admin, '/admin/system');
  const section = page.getByRole('region', { name: 'Connected model' });
  await section.getByText('Another service').click();
  await section.getByLabel('Base URL').fill(models.url);
  await section.getByLabel('Model').fill('small');
  await section.getByRole('button', { name: /^(?:Connect|Save)$/ }).click();
  await expect(section.getByText(`small at ${models.url}`)).toBeVisible();
};

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
  const saved = own.waitForResponse(
    (one) => one.url().includes('/ai_settings') && one.request().method() === 'POST',
  );
  await own.getByText('Ask me each time').click();
  await saved;

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

test('[COACH-01] the coach’s answer becomes more personal after a yes, and stays as it is where the model fails', async ({
  page,
  person,
  browser,
}) => {
  await connectModel(page);
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const own = await context.newPage();
  await takeSession(own, person);
  await writtenBefore(own, 'ai_settings', [{ mode: 'chosen', uses: ['coach'] }]);
  await own.goto('/career-coach');
  const askFor = async (goal: string): Promise<void> => {
    await own.getByLabel(/What would you like to go better/).fill(goal);
    await own.getByRole('button', { name: 'Find one thing to try' }).click();
  };
  models.answer = ({ say, finish }) => {
    say('Open the report before your first coffee. See https://evil.example/x\n');
    finish();
  };
  await askFor('I cannot start my report');
  await own.getByRole('button', { name: 'Make it more personal' }).click();
  const dialog = own.getByRole('dialog', { name: 'Let this text leave?' });
  await expect(dialog).toContainText('goal: "I cannot start my report"');
  await expect(dialog).toContainText('Experiment: Open it, nothing more');
  await dialog.getByRole('button', { name: 'Send this' }).click();
  const advice = own.getByRole('region', { name: 'From the connected model' });
  await expect(advice).toContainText('before your first coffee');
  await expect(advice).toContainText(new URL(models.url).host);
  await expect(advice.getByRole('link')).toHaveCount(0);
  await expect(own.getByRole('button', { name: 'Try it this week' })).toBeVisible();
  await expectAccessible(own);

  models.refuse = (response) => void response.writeHead(500).end();
  await own.getByRole('button', { name: 'Ask it again' }).click();
  await expect(own.getByText(/the model didn’t answer/)).toBeVisible();
  await expect(advice).toHaveCount(0);
  await expect(own.getByRole('region', { name: 'Open it, nothing more' })).toBeVisible();

  await askFor('I want to kill myself');
  await expect(own.getByText('Thank you for saying it')).toBeVisible();
  await expect(own.getByRole('button', { name: /more personal/ })).toHaveCount(0);
  await context.close();
});

test('[TASK-02] a connected model names steps, which are looked at, used and undone like those from here', async ({
  page,
  person,
  browser,
}) => {
  await connectModel(page);
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const own = await context.newPage();
  await takeSession(own, person);
  await writtenBefore(own, 'ai_settings', [{ mode: 'ask', uses: [] }]);
  await writtenBefore(own, 'tasks', [{ title: 'Paint the shed', estimated_minutes: 20 }]);
  await own.goto('/tasks');
  await fromMenu(own, 'Paint the shed', 'Break it down');
  const steps = own.getByRole('region', { name: 'Steps' });
  models.answer = ({ say, finish }) => {
    say('Here it is: {"steps": ["1. Put on old clothes", "Open the tin", "Paint one board"]}');
    finish();
  };
  const ask = steps.getByRole('button', { name: 'Ask the model for steps' });
  await ask.click();
  const dialog = own.getByRole('dialog', { name: 'Let this text leave?' });
  await expect(dialog).toContainText('task: "Paint the shed"');
  await own.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(ask).toBeFocused();
  await ask.click();
  await dialog.getByRole('button', { name: 'Send this' }).click();
  const named = steps.getByRole('list', { name: 'Suggested steps' }).getByRole('listitem');
  await expect(named).toHaveCount(3);
  await expect(named.first()).toContainText('Put on old clothes');
  await expectAccessible(own, 'dialog');
  await expect(steps.getByRole('checkbox')).toHaveCount(0);
  await steps.getByRole('button', { name: 'Use these' }).click();
  await expect(steps.getByRole('checkbox')).toHaveCount(3);
  await steps.getByRole('button', { name: 'Undo' }).click();
  await expect(steps.getByRole('checkbox')).toHaveCount(0);
  await context.close();
});
