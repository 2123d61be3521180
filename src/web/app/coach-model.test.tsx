import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Page } from '#web/pages/career-coach.tsx';
import { memoryHost, semanticRow } from '#web/testing/memory-host.ts';
import { modelHost, modelPreview, modelStream, needsYes } from '#web/testing/model-host.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';
import { soon } from '#web/testing/soon.ts';
import { refusal } from '#web/testing/test-host.ts';

const limits = { limit: null, used: null, remaining: null, resets_at: null };
const licence = {
  tier: 'pro',
  source: 'installation',
  valid_until: null,
  features: [
    { allowed: true, tier: 'pro', feature: 'careerCoach', ...limits },
    { allowed: true, tier: 'pro', feature: 'advancedAnalytics', ...limits },
  ],
};

type ModelOptions = Parameters<typeof modelHost>[0];

const open = async (options: ModelOptions) => {
  const { model, asked } = modelHost(options);
  const { host: memories } = memoryHost({
    memories: { semantic: [semanticRow('m', 'Tea helps me with reports.')] },
  });
  const rendered = await renderFeature(<Page />, {
    path: '/career-coach',
    host: { ...memories, ...model, 'POST /rest/v1/rpc/current_licence': () => licence },
  });
  await screen.findByLabelText(/What would you like/);
  const askFor = async (goal: string): Promise<void> => {
    const box = screen.getByLabelText(/What would you like/);
    await rendered.user.clear(box);
    await rendered.user.click(box);
    await rendered.user.paste(goal);
    await rendered.user.click(screen.getByRole('button', { name: 'Find one thing to try' }));
  };
  return { ...rendered, asked, askFor };
};
const goal = 'I cannot start my report';
const personal = { name: 'Make it more personal' };
const settled = async (host: { readonly asked: readonly { readonly path: string }[] }) =>
  soon(() => expect(host.asked.map(({ path }) => path)).toContain('GET /rest/v1/ai_settings'));

const said = () =>
  modelStream(
    { type: 'text', delta: 'Start with **tea** and the first line.' },
    { type: 'cite', layer: 'semantic', id: 'm' },
    { type: 'done' },
  );

/** Its code is fetched with the press. */
const findDialog = async (): Promise<HTMLElement> =>
  screen.findByRole('dialog', { name: 'Let this text leave?', hidden: true }, { timeout: 15_000 });

describe('[COACH-01] the coach with a connected model', () => {
  it.each([
    ['everything is off', { mode: 'off' }],
    ['another use is on', { uses: ['assistant'] }],
    ['no model is connected', { uses: ['coach'], host: null }],
  ] as const)('shows nothing of it where %s', async (_, options) => {
    const { host, askFor, asked } = await open(options);
    await askFor(goal);
    await screen.findByRole('region', { name: 'Open it, nothing more' });
    await settled(host);
    expect(screen.queryByRole('button', personal)).toBeNull();
    expect(asked).toEqual([]);
  });

  it('asks with the goal and the experiment, after the text was read', async () => {
    const { user, askFor, asked } = await open({ uses: ['coach'], answers: [() => needsYes(), said] });
    await askFor(goal);
    await user.click(await screen.findByRole('button', personal));
    const dialog = await findDialog();
    expect(dialog.textContent).toContain(modelPreview.text);
    expect(dialog.textContent).toContain('This is all of it, word for word.');
    expect(dialog.textContent).toContain('After this yes it goes without asking.');
    await user.click(within(dialog).getByText('Send this'));
    const advice = await screen.findByRole('region', { name: 'From the connected model' });
    expect(advice.textContent).toContain('Start with tea');
    expect(advice.textContent).toContain('small at localhost:11434');
    expect(await within(advice).findByRole('list', { name: 'From your memories' })).toBeDefined();
    expect(asked).toMatchObject([
      { use: 'coach', memories: true },
      { use: 'coach', confirmed: true, shown: 'abc' },
    ]);
    const { message } = z.object({ message: z.string() }).parse(asked[1]);
    expect(message.split('\n')).toEqual([
      goal,
      expect.stringMatching(/^Experiment: Open it, nothing more/),
      expect.stringMatching(/^What: /),
      expect.stringMatching(/^When: /),
      expect.stringMatching(/^How they will know: /),
      expect.stringMatching(/^How small it may get: /),
    ]);
    // The experiment is still the one from here.
    expect(screen.getByRole('button', { name: 'Try it this week' })).toBeDefined();
  });

  it('sends nothing after a no, and keeps the button', async () => {
    const { user, askFor, asked } = await open({ mode: 'ask', answers: [() => needsYes(), said] });
    await askFor(goal);
    await user.click(await screen.findByRole('button', personal));
    const dialog = await findDialog();
    await user.click(within(dialog).getByText('Don’t send it'));
    expect(screen.queryByRole('region', { name: 'From the connected model' })).toBeNull();
    expect(screen.getByRole('button', personal)).toBe(document.activeElement);
    expect(asked).toHaveLength(1);
  });

  it('leaves memories out where the person does', async () => {
    const { user, askFor, asked } = await open({ uses: ['coach'], answers: [said] });
    await user.click(screen.getByText('What of yours it may use'));
    await user.click(await screen.findByRole('checkbox', { name: /memories/ }));
    await askFor(goal);
    await user.click(await screen.findByRole('button', personal));
    await screen.findByRole('region', { name: 'From the connected model' });
    expect(asked).toMatchObject([{ memories: false }]);
  });

  it('shows the text on demand, and sends nothing for it', async () => {
    const { user, askFor, asked } = await open({
      uses: ['coach'],
      answers: [() => Response.json(modelPreview)],
    });
    await askFor(goal);
    await user.click(await screen.findByRole('button', { name: 'See what would leave' }));
    expect(await screen.findByRole('dialog', { name: 'What would leave', hidden: true })).toBeDefined();
    expect(asked).toMatchObject([{ use: 'coach', preview: true }]);
  });

  it.each([
    [
      'falls silent',
      () => modelStream({ type: 'text', delta: 'Half' }, { type: 'fallback', why: 'went_quiet' }),
    ],
    ['cannot be reached', () => refusal(502)],
    ['is cut off', () => modelStream({ type: 'text', delta: 'Half' })],
  ])('keeps the answer from here with one quiet line where the model %s', async (_, answer) => {
    const { user, askFor } = await open({ uses: ['coach'], answers: [answer] });
    await askFor(goal);
    await user.click(await screen.findByRole('button', personal));
    expect(await screen.findByText(/the model didn’t answer/)).toBeDefined();
    expect(screen.queryByText(/Half/)).toBeNull();
    expect(screen.getByRole('region', { name: 'Open it, nothing more' })).toBeDefined();
  });

  it('can be stopped, and what came stays', async () => {
    const { user, askFor } = await open({
      uses: ['coach'],
      answers: [
        () =>
          new Response(
            new ReadableStream({
              start: (stream) =>
                stream.enqueue(
                  new TextEncoder().encode('data: {"type":"text","delta":"Begin with tea. "}\n\n'),
                ),
            }),
          ),
      ],
    });
    await askFor(goal);
    await user.click(await screen.findByRole('button', personal));
    await screen.findByText('Begin with tea.');
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
    expect(screen.getByText('Begin with tea.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Ask it again' })).toBe(document.activeElement);
  });

  it.each([
    'I want to kill myself',
    'My husband hits me',
    'I cannot start my report. Can I take double my dose of Ritalin?',
    'I cannot start my report. Can my boss fire me for having ADHD?',
  ])('has no button for “%s”', async (words) => {
    const { askFor, asked } = await open({ mode: 'ask' });
    // It is known to be on before.
    await askFor(goal);
    await screen.findByRole('button', personal);
    await askFor(words);
    expect(screen.queryByRole('button', personal)).toBeNull();
    expect(asked).toEqual([]);
  });
});

const review = async (options: ModelOptions) => {
  const rendered = await open(options);
  const button = screen.queryByRole('button', { name: 'Look back on my week' });
  if (button !== null) await rendered.user.click(button);
  return rendered;
};

describe('[COACH-01] the week with a connected model', () => {
  it('shows nothing of it where it is off for the week', async () => {
    const { host } = await review({ uses: ['coach', 'assistant'] });
    await settled(host);
    expect(screen.queryByRole('button', personal)).toBeNull();
  });

  it('sends the sentences of the week and nothing else', async () => {
    const { user, asked } = await review({ uses: ['review'], answers: [said] });
    await user.click(await screen.findByRole('button', personal));
    const words = await screen.findByRole('region', { name: 'From the connected model' });
    expect(words.textContent).toContain('Your figures are those above.');
    const shown = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(asked).toEqual([{ use: 'review', message: shown.join('\n') }]);
  });

  it('says so where the model named figures of its own', async () => {
    const { user } = await review({
      uses: ['review'],
      answers: [() => modelStream({ type: 'fallback', why: 'figures' }, { type: 'done' })],
    });
    await user.click(await screen.findByRole('button', personal));
    expect(await screen.findByText(/figures that aren’t yours/)).toBeDefined();
  });
});
