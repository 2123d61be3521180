import { expectAccessible } from './accessible.ts';
import { talkButton, withoutMicrophone } from './fake-microphone.ts';
import { expect, test, toast } from './fixtures.ts';

test.use({ launchOptions: withoutMicrophone });

test('[VOICE-01] [VOICE-03] a denied microphone is explained, with help in the words of this browser', async ({
  page,
}) => {
  await page.goto('/voice');
  await talkButton(page).click();
  await expect(toast(page)).toContainText('Microphone access denied');
  await expect(page.getByRole('alert')).toContainText('In Chrome:');
  await expectAccessible(page);
});
