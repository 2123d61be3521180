import { expectAccessible } from '../support/accessible.ts';
import { expect, signIn, test, toast } from '../support/fixtures.ts';
import { listenOn, momentsHeard } from '../support/listen-on.ts';
import { heard, listenTo, toneHeard, type ToneTrack, toneTracks } from '../support/listen.ts';
import { recordFromFile, wakeEngine, wakingMs, willSay } from '../support/recorded-speech.ts';
import { holdAndSay, holdClock, microphoneTracks, talkButton } from '../support/talk-button.ts';

// One after the other: the engine is woken once. The real microphone is in voice-microphone.spec.ts.
test.describe.configure({ mode: 'default' });
test.use({ permissions: ['microphone'] });

test.beforeAll(async ({ host }) => {
  test.setTimeout(wakingMs + 60_000);
  await wakeEngine(host.url);
});

/** What is said is understood in about a second; on a busy machine in many. */
const patiently = expect.configure({ timeout: 40_000 });

const tones: readonly ToneTrack[] = [
  { id: 'a', hertz: 440, seconds: 90, mood: 'focus' },
  { id: 'b', hertz: 660, seconds: 90, mood: 'focus' },
  { id: 'c', hertz: 880, seconds: 90, mood: 'focus' },
  { id: 'd', hertz: 1100, seconds: 90, mood: 'calm' },
  { id: 'e', hertz: 1320, seconds: 90, mood: 'calm' },
  { id: 'f', hertz: 1540, seconds: 90, mood: 'calm' },
];

test('[VOICE-01] [VOICE-03] [VOICE-04] [SHELL-01] spoken commands play music, add a task and start a session', async ({
  page,
  person,
}) => {
  // Five recordings, each understood for real.
  test.slow();
  await listenTo(page);
  await page.clock.install();
  await recordFromFile(page);
  const library = await toneTracks(page, tones);
  await signIn(page, person, '/app');
  await library.read;

  // The keyboard: space is held, and nothing is heard after it is let go.
  await willSay(page, 'Play calm music.');
  await talkButton(page).focus();
  await holdClock(page);
  await page.keyboard.down('Space');
  await expect(page.getByText('Listening. 4 s left.')).toBeVisible();
  await page.clock.runFor(3100);
  await expect(page.getByText('Listening. 1 s left.')).toBeVisible();
  await expect(talkButton(page)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.up('Space');
  await page.clock.resume();
  expect(await microphoneTracks(page)).toEqual({ all: 1, live: 0 });
  await patiently(toast(page)).toContainText('Music command executed!');
  await expect(page.getByRole('region', { name: 'Voice' })).toContainText('calm', { ignoreCase: true });
  const calm = new Set(tones.filter(({ mood }) => mood === 'calm').map(({ id }) => id));
  await expect.poll(async () => calm.has((await toneHeard(page, tones)) ?? '')).toBe(true);
  const asked: unknown = await page.evaluate((): unknown => Reflect.get(window, 'microphoneAsked'));
  expect(asked).toEqual({
    audio: {
      channelCount: 1,
      sampleRate: 16_000,
      echoCancellation: true,
      noiseSuppression: true,
      autoGainControl: true,
    },
  });

  // The mouse: it stops by itself, music goes down meanwhile and comes back, and the task can be taken back.
  await expect.poll(async () => (await heard(page)).level).toBeGreaterThan(0.15);
  await willSay(page, 'Add task, call the dentist tomorrow.');
  await listenOn(page, []);
  await talkButton(page).hover();
  await page.mouse.down();
  await expect(page.getByText(/^Listening\./)).toBeVisible();
  await expect(page.getByText(/^Listening\./)).toBeHidden();
  await page.mouse.up();
  expect((await momentsHeard(page)).some(({ level }) => level < 0.12)).toBe(true);
  expect((await microphoneTracks(page)).live).toBe(0);
  // Heard in a synthetic voice, it may be another word: nothing is saved before it has been looked at.
  const panel = page.getByRole('region', { name: 'Voice' });
  const draft = panel.getByRole('textbox', { name: 'Task' });
  await patiently(draft).toHaveValue(/dentist/i);
  await expect(panel.getByRole('status')).toContainText('Is this right?');
  await expectAccessible(page);
  await draft.fill('call the dentist tomorrow');
  await draft.press('Enter');
  await patiently(toast(page)).toContainText('Voice command processed!');
  await expect(draft).toBeHidden();
  await expect.poll(async () => (await heard(page)).level).toBeGreaterThan(0.15);
  await expect(panel).toContainText('Added ‘call the dentist’ for tomorrow.');
  await page.getByRole('link', { name: 'Tasks', exact: true }).click();
  await page.getByText('Later', { exact: false }).first().click();
  await expect(
    page
      .getByRole('main')
      .getByText(/dentist/i)
      .first(),
  ).toBeVisible();
  await panel.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('main').getByText(/dentist/i)).toHaveCount(0);

  await willSay(page, 'Start twenty five minutes.');
  await holdAndSay(page);
  await patiently(page).toHaveURL(/\/focus$/);
  await expect(page.getByRole('main').getByRole('button', { name: 'Pause', exact: true })).toBeVisible();

  // A sentence that means nothing here does nothing: two choices, and a way out.
  await willSay(page, 'My brother came home from the harbour.');
  await holdAndSay(page);
  await patiently(panel.getByText(/Did you mean one of these/)).toBeVisible();
  await expect(panel.getByRole('button')).toHaveCount(4);
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Neither' }).click();
  await expect(panel).toBeHidden();

  // Silence, and a tap instead of a hold.
  await willSay(page, ' ');
  await holdAndSay(page);
  await patiently(panel.getByText(/didn’t hear anything/)).toBeVisible();
  await talkButton(page).click();
  await expect(panel.getByText('Hold the button while you speak, then let go.')).toBeVisible();
  expect((await microphoneTracks(page)).live).toBe(0);
});

test('[LAND-01] [VOICE-01] a guest tries Fast Flow for seven seconds, and demo music plays', async ({
  page,
}) => {
  await listenTo(page);
  await page.clock.install();
  await recordFromFile(page);
  await page.goto('/#voice-demo');
  const demo = page.getByRole('region', { name: 'Test Fast Flow' });
  await expect(demo.getByText('Music starts instantly')).toBeVisible();
  await expect(demo.getByText('max 8 seconds')).toBeVisible();
  await expect(demo.getByRole('list', { name: 'Sample commands' }).getByRole('listitem')).toHaveCount(4);
  await willSay(page, 'Play focus music.');
  await talkButton(page).hover();
  await holdClock(page);
  await page.mouse.down();
  await expect(demo.getByText('Listening. 7 s left.')).toBeVisible();
  await page.clock.runFor(6100);
  await expect(demo.getByText('Listening. 1 s left.')).toBeVisible();
  await page.clock.runFor(1000);
  await expect(demo.getByText(/^Listening\./)).toBeHidden();
  await page.clock.resume();
  await page.mouse.up();
  await patiently(demo.getByRole('status')).toContainText(/focus/i);
  await expect.poll(async () => (await heard(page)).level).toBeGreaterThan(0.01);
  expect((await microphoneTracks(page)).live).toBe(0);
});

test('[VOICE-01] [VOICE-03] [ROUTE-01] /voice lists what it understands, and accepts typed commands too', async ({
  page,
  person,
}) => {
  await page.goto('/voice');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Say it, and it’s done');
  await expect(page.getByText('Add task call the dentist tomorrow low energy')).toBeVisible();
  await expect(page.getByText(/max 8 seconds/)).toHaveCount(0);
  await expectAccessible(page);

  // Typed instead of said. A guest has no tasks, and is told so.
  await page.getByLabel('Or type what you would say').fill('add task buy milk');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('status').filter({ hasText: /sign/i })).toBeVisible();

  // Signed in: a list of what was said, only while it is wanted; and one press instead of a hold.
  await page.clock.install();
  await recordFromFile(page);
  await signIn(page, person, '/voice');
  await page.getByRole('switch', { name: 'Keep a list of what I said' }).click();
  await page.getByRole('switch', { name: 'Press once to start, again to stop' }).click();
  await willSay(page, 'Low energy.');
  await holdClock(page);
  await talkButton(page).click();
  await expect(page.getByText('Listening. 4 s left. Press again to end.')).toBeVisible();
  await page.clock.runFor(3100);
  await expect(page.getByText('Listening. 1 s left. Press again to end.')).toBeVisible();
  await talkButton(page).click();
  await page.clock.resume();
  expect((await microphoneTracks(page)).live).toBe(0);
  await patiently(toast(page)).toContainText('Voice command processed!');
  const said = page.getByRole('region', { name: 'What you said' });
  await expect(said.getByRole('listitem')).toHaveCount(1);
  await said.getByRole('button', { name: /^Delete “/ }).click();
  await expect(said).toBeHidden();
});
