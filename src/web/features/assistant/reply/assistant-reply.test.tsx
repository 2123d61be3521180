import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { energyCheck } from '#domain/energy/energy-check.fixture.ts';
import type { TaskValues } from '#domain/tasks/task-changes.ts';
import { openTask } from '#domain/tasks/task.fixture.ts';
import { AssistantReply } from '#web/features/assistant/reply/assistant-reply.tsx';
import { useAssistant } from '#web/features/assistant/use-assistant.ts';
import { useModelChoice } from '#web/services/assistant/use-model-choice.ts';
import { memoryHost, semanticRow } from '#web/testing/memory-host.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';
import type { Seed } from '#web/testing/seed-records.ts';
import type { HostAnswers } from '#web/testing/test-host.ts';

const preview = {
  text: 'You help a person.\n\nQUESTION\nWho is my dentist?',
  left_out: 2,
  host: 'localhost:11434',
  model: 'small',
  fingerprint: 'abc',
  asks_again: true,
  may_look_up: false,
};
const stream = (...events: readonly object[]): Response =>
  new Response([': listening', ...events.map((event) => `data: ${JSON.stringify(event)}`), ''].join('\n\n'), {
    headers: { 'content-type': 'text/event-stream' },
  });

const onAddTask = vi.fn<(values: TaskValues) => void>();
const onStart = vi.fn<(session: { about: string; minutes: number | null }) => void>();

const Talk = ({ says }: { readonly says: string }) => {
  const assistant = useAssistant();
  const { mode } = useModelChoice();
  return (
    <>
      <p>{`Mode: ${mode}`}</p>
      <button type="button" onClick={() => void assistant.say(says)}>
        Say it
      </button>
      <AssistantReply assistant={assistant} onAddTask={onAddTask} onStart={onStart} />
    </>
  );
};

const say = async (says: string, mode = 'off', answers: HostAnswers = {}, records: Seed = {}) => {
  const { host, kept } = memoryHost({
    memories: { semantic: [semanticRow('m', 'My dentist is Dr Okafor.')] },
  });
  const rendered = await renderFeature(<Talk says={says} />, {
    host: {
      ...host,
      'GET /rest/v1/ai_settings': () => [{ mode, uses: ['assistant'] }],
      'GET /rest/v1/ai_requests': () => [],
      ...answers,
    },
    records: { tasks: [openTask('Tax form')], ...records },
  });
  await screen.findByText(`Mode: ${mode}`);
  await rendered.user.click(screen.getByRole('button', { name: 'Say it' }));
  return { ...rendered, kept };
};
const modelCalls = (host: { readonly asked: readonly { readonly path: string }[] }) =>
  host.asked.filter(({ path }) => path.endsWith('/assistant'));

describe('[COACH-01] the assistant on the memory page', () => {
  it('gets a task ready, and adds it with one press and not before', async () => {
    const { user, host } = await say('remind me to call the bank 20m');
    const button = await screen.findByRole('button', { name: /^Add this task/ });
    expect(onAddTask).not.toHaveBeenCalled();
    await user.click(button);
    expect(onAddTask.mock.calls[0]?.[0]).toMatchObject({ title: 'call the bank', estimatedMinutes: 20 });
    expect(screen.getByRole('button', { name: /^Added/ })).toBeDefined();
    expect(modelCalls(host)).toEqual([]);
  });

  it('keeps a memory with one press', async () => {
    const { user, kept } = await say('remember that rain helps me write');
    expect(kept.stored).toEqual([]);
    await user.click(await screen.findByRole('button', { name: /^Remember this/ }));
    await waitFor(() =>
      expect(kept.stored).toMatchObject([{ p_memory: { definition: 'Rain helps me write' } }]),
    );
  });

  it('starts a session with one press', async () => {
    const { user } = await say('focus on the letter for 15 minutes');
    await user.click(await screen.findByRole('button', { name: /^Start focusing/ }));
    expect(onStart).toHaveBeenCalledWith(expect.objectContaining({ about: 'the letter', minutes: 15 }));
  });

  it('counts, picks, and says what it cannot do', async () => {
    await say('how many tasks are waiting?');
    expect(await screen.findByText('1 task is waiting.')).toBeDefined();
  });

  it.each([
    ['What now?', /How about “Big report”/],
    ['I’m wiped, what now?', /How about “Water the plants”/],
    ['I’m not tired, what now?', /How about “Big report”/],
  ])('“%s” counts the energy that is said before the one that was kept', async (says, offered) => {
    const records: Seed = {
      tasks: [
        openTask('Big report', { energy: 'high' }),
        openTask('Water the plants', { energy: 'low', createdAt: '2026-03-02T08:00:00Z' }),
      ],
      energyChecks: [energyCheck({ energy: 'high', at: new Date().toISOString() })],
    };
    await say(says, 'off', {}, records);
    expect(await screen.findByText(offered)).toBeDefined();
  });

  it('meets a crisis with care and offers nothing', async () => {
    await say('I want to kill myself');
    expect(await screen.findByRole('region', { name: 'Thank you for saying it' })).toBeDefined();
    expect(screen.queryByRole('list', { name: 'Suggested' })).toBeNull();
  });
});

describe('[COACH-01] with a connected model', () => {
  it('shows the exact text first, and sends it after a yes', async () => {
    const bodies: string[] = [];
    const { user } = await say('Who is my dentist?', 'ask', {
      'POST /functions/v1/assistant': async (request) => {
        bodies.push(await request.text());
        return bodies.length === 1
          ? Response.json({ success: false, code: 'needs_yes', preview }, { status: 409 })
          : stream(
              { type: 'text', delta: 'It is **Dr Okafor**.' },
              { type: 'cite', layer: 'semantic', id: 'm' },
              { type: 'proposal', proposal: { kind: 'task', line: 'call the dentist' } },
              { type: 'done' },
            );
      },
    });
    const dialog = await screen.findByRole('dialog', { name: 'Let this text leave?', hidden: true });
    expect(dialog.textContent).toContain('QUESTION');
    expect(dialog.textContent).toContain('localhost:11434');
    expect(dialog.textContent).toContain('2 memories stay here');
    await user.click(within(dialog).getByText('Send this'));
    expect(await screen.findByText('Dr Okafor')).toBeDefined();
    expect(JSON.parse(bodies[1] ?? '')).toMatchObject({ confirmed: true, shown: 'abc' });
    const cited = await screen.findByRole('list', { name: 'From your memories' });
    await user.click(within(cited).getByText(/Dr Okafor/));
    expect(screen.getByText(/You said this on/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Add this task: call the dentist' })).toBeDefined();
  });

  it('answers here with one quiet line where the model does not', async () => {
    await say('Plan my day', 'chosen', {
      'POST /functions/v1/assistant': () =>
        stream(
          { type: 'text', delta: 'Half an ' },
          { type: 'fallback', why: 'went_quiet' },
          { type: 'done' },
        ),
    });
    expect(await screen.findByText(/the model didn’t answer/)).toBeDefined();
    expect(screen.getByText('For today there is 1 task.')).toBeDefined();
    expect(screen.queryByText(/Half an/)).toBeNull();
  });

  it('draws no link and no picture, whatever comes', async () => {
    await say('Plan my day', 'chosen', {
      'POST /functions/v1/assistant': () =>
        stream({ type: 'text', delta: '![x](https://evil.example) <img src=x> [a](b)' }, { type: 'done' }),
    });
    const answer = await screen.findByRole('region', { name: 'Answer of the connected model' });
    await within(answer).findByText(/Written by a model/);
    expect(answer.querySelectorAll('a, img')).toHaveLength(0);
  });
});

describe('[COACH-01] what may be a crisis', () => {
  it('is asked about before anything is suggested, and goes on once somebody is safe', async () => {
    const { user } = await say('I can’t cope, remind me to call the bank');
    expect(await screen.findByText('Are you safe right now?')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Add this task/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'I’m safe, go on' }));
    expect(screen.queryByText('Are you safe right now?')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Thank you for saying it' })).toBeNull();
  });

  it('is met by people alone where somebody is not safe', async () => {
    const { user } = await say('I can’t cope, remind me to call the bank');
    await user.click(await screen.findByRole('button', { name: 'Not really' }));
    expect(screen.getByRole('region', { name: 'Thank you for saying it' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Add this task|^Start focusing|^Remember/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'I’m safe, go on' })).toBeNull();
  });
});
