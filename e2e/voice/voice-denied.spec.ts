import { expectAccessible } from '../support/accessible.ts';
import { withoutMicrophone } from '../support/fake-microphone.ts';
import { expect, test, toast } from '../support/fixtures.ts';
import { talkButton } from '../support/talk-button.ts';

test.use({ launchOptions: withoutMicrophone });

test('[VOICE-01] [VOICE-03] a denied microphone is explained, with help in the words of this browser', async ({
  page,
}) => {
  await page.goto('/voice');
  // A tap is over before the code comes that would hold the button.
  await talkButton(page).hover();
  await expect(page.locator('[data-island=talk][data-living]')).toHaveCount(1);
  await talkButton(page).click();
  await expect(toast(page)).toContainText('Microphone access denied');
  await expect(page.getByRole('alert')).toContainText('In Chrome:');
  await expectAccessible(page);
});
