import { expectAccessible } from '../support/accessible.ts';
import { withoutMicrophone } from '../support/fake-microphone.ts';
import { expect, test, toast } from '../support/fixtures.ts';
import { talkButton } from '../support/talk-button.ts';

test.use({ launchOptions: withoutMicrophone });

test('[VOICE-01] [VOICE-03] a denied microphone is explained, with help in the words of this browser', async ({
  page,
}) => {
  await page.goto('/voice');
  await talkButton(page).hover();
  await page.mouse.down();
  await expect(toast(page)).toContainText('Microphone access denied');
  await page.mouse.up();
  await expect(page.getByRole('alert')).toContainText('In Chrome:');
  await expectAccessible(page);
});
