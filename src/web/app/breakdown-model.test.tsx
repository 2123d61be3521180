import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openStep, openTask } from '#domain/tasks/task.fixture.ts';
import { BreakdownModel } from '#web/features/assistant/personal/breakdown-model.tsx';
import { BreakdownPanel } from '#web/features/breakdown/breakdown-panel.tsx';
import { useRecords } from '#web/services/records/use-records.ts';
import { modelHost, modelStream, needsYes } from '#web/testing/model-host.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';
import { soon } from '#web/testing/soon.ts';

const renderPanel = async (options: Parameters<typeof modelHost>[0], title = 'Write the letter') => {
  const task = openTask('letter', { title, description: 'to Mara', estimatedMinutes: 30 });
  const Panel = () => <BreakdownPanel task={task} steps={useRecords('taskSteps')} Model={BreakdownModel} />;
  const { model, asked } = modelHost(options);
  const rendered = await renderFeature(<Panel />, {
    host: model,
    records: { tasks: [task], taskSteps: [openStep('old', 'letter', { title: 'Old step' })] },
  });
  const titles = () =>
    [...rendered.store.all('taskSteps')]
      .toSorted((a, b) => (a.position < b.position ? -1 : 1))
      .map(({ title: words }) => words);
  return { ...rendered, asked, titles };
};
const button = { name: 'Ask the model for steps' };
const steps = ['Open the drawer', 'Take one sheet', 'Write the first line'];
const named = () => modelStream({ type: 'steps', steps }, { type: 'done' });

describe('[COACH-01] steps from a connected model', () => {
  it.each([
    ['everything is off', { mode: 'off' }],
    ['another use is on', { uses: ['assistant', 'coach'] }],
    ['no model is connected', { uses: ['breakdown'], host: null }],
  ] as const)('are not offered where %s', async (_, options) => {
    const { host, asked } = await renderPanel(options);
    await soon(() => expect(host.asked.map(({ path }) => path)).toContain('GET /rest/v1/ai_settings'));
    expect(screen.queryByRole('button', button)).toBeNull();
    expect(asked).toEqual([]);
  });

  it('are looked at like those from here, and saved by a yes alone', async () => {
    const { user, asked, titles } = await renderPanel({
      uses: ['breakdown'],
      answers: [() => needsYes(), named],
    });
    await user.click(await screen.findByRole('button', button));
    const dialog = await screen.findByRole('dialog', { name: 'Let this text leave?', hidden: true });
    await user.click(within(dialog).getByText('Send this'));
    const list = await screen.findByRole('list', { name: 'Suggested steps' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/^Open the drawer \d+ min$/),
      expect.stringMatching(/^Take one sheet \d+ min$/),
      expect.stringMatching(/^Write the first line \d+ min$/),
    ]);
    expect(screen.getByText('From the connected model: small at localhost:11434.')).toBeDefined();
    expect(asked).toMatchObject([
      { use: 'breakdown', message: 'Write the letter\nNote: to Mara\nTakes about 30 minutes' },
      { confirmed: true, shown: 'abc' },
    ]);
    expect(titles()).toEqual(['Old step']);
    await user.click(screen.getByRole('button', { name: 'Use these' }));
    expect(titles()).toEqual(steps);
    expect(screen.queryByRole('list', { name: 'Suggested steps' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(titles()).toEqual(['Old step']);
  });

  it('make room for a size that is pressed', async () => {
    const { user } = await renderPanel({ uses: ['breakdown'], answers: [named] });
    await user.click(await screen.findByRole('button', button));
    await screen.findByText('From the connected model: small at localhost:11434.');
    await user.click(screen.getByRole('button', { name: '3 small steps' }));
    expect(screen.queryByText(/From the connected model/)).toBeNull();
    expect(screen.getAllByRole('list', { name: 'Suggested steps' })).toHaveLength(1);
  });

  it.each([
    ['broken', /the model didn’t answer/],
    ['empty', /had nothing to say/],
    ['plan_used_up', /this month’s model requests are used up/],
  ])('give one quiet line where the answer is %s, and those from here are still there', async (why, line) => {
    const { user, titles } = await renderPanel({
      uses: ['breakdown'],
      answers: [() => modelStream({ type: 'fallback', why }, { type: 'done' })],
    });
    await user.click(await screen.findByRole('button', button));
    expect(await screen.findByText(line)).toBeDefined();
    await user.click(screen.getByRole('button', { name: '3 small steps' }));
    expect(screen.getByRole('list', { name: 'Suggested steps' })).toBeDefined();
    expect(titles()).toEqual(['Old step']);
  });

  it('are refused where there are too many or too long ones', async () => {
    const { user } = await renderPanel({
      uses: ['breakdown'],
      answers: [
        () => modelStream({ type: 'steps', steps: Array.from({ length: 9 }, () => 'One') }, { type: 'done' }),
      ],
    });
    await user.click(await screen.findByRole('button', button));
    expect(await screen.findByText(/had nothing to say/)).toBeDefined();
    expect(screen.queryByRole('list', { name: 'Suggested steps' })).toBeNull();
  });

  it('are not offered for what is for people', async () => {
    const { host } = await renderPanel({ mode: 'ask' }, 'Write a note before I kill myself');
    await soon(() => expect(host.asked.map(({ path }) => path)).toContain('POST /functions/v1/assistant'));
    expect(screen.queryByRole('button', button)).toBeNull();
  });
});
