import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { memoryRowBase, memorySettingsOn } from '#domain/memory/memory-row.fixture.ts';
import { memorySettingsFromRow } from '#domain/memory/memory-settings.ts';
import { openStep, openTask } from '#domain/tasks/task.fixture.ts';
import { BreakdownPanel } from '#web/features/breakdown/breakdown-panel.tsx';
import { BreakdownMemory, preloadTaskMemory } from '#web/features/memory/uses/task-memory.tsx';
import { memoryHere } from '#web/services/memory/memory-here.ts';
import { useRecords } from '#web/services/records/use-records.ts';
import { soon } from '#web/testing/soon.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';
import { type HostAnswers, refusal } from '#web/testing/test-host.ts';

const task = openTask('dentist', { title: 'Call the dentist' });
const sentence = 'I always write the question down before I call.';
const memory = {
  ...memoryRowBase('11111111-1111-4111-8111-111111111111'),
  workflow_name: 'dentist calls',
  steps: { description: sentence },
};
const known = {
  state: 'known',
  found: [{ layer: 'procedural', id: memory.id, score: 0.8 }],
  indexed: 1,
  missing: 0,
};

const savedSchema = z.object({ enabled: z.boolean(), use_breakdown: z.boolean() });

const answers = (change: HostAnswers = {}): HostAnswers => {
  let settings = memorySettingsOn;
  return {
    'GET /rest/v1/memory_settings': () => [settings],
    'POST /rest/v1/memory_settings': async (request) => {
      settings = { ...settings, ...savedSchema.parse(await request.json()) };
      return new Response(null, { status: 201 });
    },
    'POST /functions/v1/memory-meaning': () => known,
    'GET /rest/v1/ai_procedural_memory': () => [memory],
    'GET /rest/v1/ai_associative_memory': () => [],
    'GET /rest/v1/ai_episodic_memory': () => [],
    'GET /rest/v1/ai_semantic_memory': () => [],
    'POST /rest/v1/memory_uses': () => new Response(null, { status: 201 }),
    ...change,
  };
};

const Panel = () => <BreakdownPanel task={task} steps={useRecords('taskSteps')} Memory={BreakdownMemory} />;
const renderPanel = async (change: HostAnswers = {}) => {
  await preloadTaskMemory();
  const rendered = await renderFeature(<Panel />, {
    host: answers(change),
    records: {
      tasks: [task],
      taskSteps: [openStep('dial', 'dentist', { title: 'Dial the number', position: 'a0' })],
    },
  });
  const asked = (path: string) => rendered.host.asked.filter((one) => one.path === path);
  return { ...rendered, asked };
};

beforeEach(() => memoryHere.set(memorySettingsFromRow(memorySettingsOn)));
afterEach(() => {
  memoryHere.set(null);
  sessionStorage.clear();
});

describe('[MEM-04] memory beside the steps of a task', () => {
  it('shows what the person said before, with where it is from, and notes the use once', async () => {
    const { asked, user } = await renderPanel();
    expect(await screen.findByText(`“${sentence}”`)).toBeTruthy();
    expect(screen.getByText(/^From your memory, /).textContent).toMatch(/March/);
    await user.click(screen.getByRole('button', { name: '3 small steps' }));
    expect(screen.getByText(`“${sentence}”`)).toBeTruthy();
    await soon(() => expect(asked('POST /rest/v1/memory_uses')).toHaveLength(1));
    expect(JSON.parse(asked('POST /rest/v1/memory_uses')[0]?.body ?? '')).toMatchObject([
      { layer: 'procedural', memory_id: memory.id, used_in: 'breakdown', subject_id: 'dentist' },
    ]);
  });

  it('becomes the first step with one press, and Undo takes it back', async () => {
    const { user, store } = await renderPanel();
    await user.click(await screen.findByRole('button', { name: 'Make it the first step' }));
    const titles = () =>
      [...store.all('taskSteps')].toSorted((a, b) => (a.position < b.position ? -1 : 1)).map((s) => s.title);
    expect(titles()).toEqual(['Write the question down before I call', 'Dial the number']);
    expect(screen.getByRole('button', { name: 'It’s a step now' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(titles()).toEqual(['Dial the number']);
    expect(screen.getByRole('button', { name: 'Make it the first step' })).toBeTruthy();
  });

  it('is switched off where it stands, and on again', async () => {
    const { user, asked } = await renderPanel();
    await user.click(await screen.findByRole('button', { name: 'Don’t use memory here' }));
    expect(await screen.findByText('Memory is off here now.')).toBeTruthy();
    expect(screen.queryByText(`“${sentence}”`)).toBeNull();
    expect(JSON.parse(asked('POST /rest/v1/memory_settings')[0]?.body ?? '')).toMatchObject({
      enabled: true,
      use_breakdown: false,
      use_pick: true,
    });
    await user.click(screen.getByRole('button', { name: 'Turn it back on' }));
    expect(await screen.findByText(`“${sentence}”`)).toBeTruthy();
  });

  it.each(['maybe', 'nothing'])('says nothing where the answer is %s', async (state) => {
    const { asked } = await renderPanel({ 'POST /functions/v1/memory-meaning': () => ({ ...known, state }) });
    await soon(() => expect(asked('POST /functions/v1/memory-meaning')).toHaveLength(1));
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('finds it by its words where nobody can ask by meaning', async () => {
    await renderPanel({
      'POST /functions/v1/memory-meaning': () => refusal(503, 'model_unavailable'),
      'GET /rest/v1/ai_procedural_memory': () => [
        { ...memory, steps: { description: 'I call the dentist standing up.' } },
      ],
    });
    expect(await screen.findByText('“I call the dentist standing up.”')).toBeTruthy();
  });

  it('does not speak of what no longer holds', async () => {
    const { asked } = await renderPanel({
      'GET /rest/v1/ai_procedural_memory': () => [{ ...memory, valid_to: '2026-04-01T00:00:00Z' }],
    });
    await soon(() => expect(asked('GET /rest/v1/ai_procedural_memory')).toHaveLength(1));
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('asks nothing while memory is off', async () => {
    memoryHere.set(null);
    const { host } = await renderPanel();
    expect(screen.getByRole('heading', { name: 'Steps' })).toBeTruthy();
    expect(host.asked.filter(({ path }) => path.includes('memory'))).toEqual([]);
  });
});
