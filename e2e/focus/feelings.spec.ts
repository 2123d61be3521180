import { expectAccessible } from '../support/accessible.ts';
import { expect, takeSession, test } from '../support/fixtures.ts';

test.beforeEach(async ({ page, person }) => {
  await takeSession(page, person);
  await page.goto('/app');
});

test('somebody says that they are overwhelmed, gets something gentler, and it is kept', async ({ page }) => {
  const question = page.getByRole('radiogroup', { name: 'How do you feel?' });
  await page.getByText('How do you feel?').click();
  await expect(question.getByRole('radio')).toHaveCount(13);
  await expect(question.getByRole('radio', { checked: true })).toHaveCount(0);
  await question.getByText('Overwhelmed').click();
  await expect(page.getByText('That’s a lot. Pick one tiny thing; the rest can wait.')).toBeVisible();
  await page.getByRole('button', { name: 'Breathe for a minute' }).click();
  await expect(page.getByText('Breathe in')).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByText('How do you feel?')).toContainText('Overwhelmed');
  await page.goto('/focus');
  await expect(page.getByRole('textbox', { name: 'Minutes' })).toHaveValue('5');
});

test('[UI-01] contemplative and flow look different at the same energy', async ({ page }) => {
  const question = page.getByRole('radiogroup', { name: 'How do you feel?' });
  await page.getByText('How do you feel?').click();
  const colourOf = async (mood: string): Promise<string> => {
    const chip = question.getByText(mood);
    await chip.click();
    await expect(question.getByRole('radio', { name: mood })).toBeChecked();
    return page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--mood-hue'));
  };
  const contemplative = await colourOf('Contemplative');
  await expectAccessible(page);
  expect(await colourOf('Flow')).not.toBe(contemplative);
});
