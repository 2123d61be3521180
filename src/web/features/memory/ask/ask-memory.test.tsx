import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { titleFromMemory } from '#domain/memory/ask/task-from-memory.ts';
import type { Memory } from '#domain/memory/memory.ts';
import { AskMemory } from '#web/features/memory/ask/ask-memory.tsx';
import { memoryHost, semanticRow } from '#web/testing/memory-host.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';
import { refusal } from '#web/testing/test-host.ts';

const calls = semanticRow('calls', 'Calling before ten is easier for me.', {
  concept: 'phone calls',
  quote: 'calling before ten is so much easier for me',
});
const rain = semanticRow('rain', 'Rain sounds go with writing.', { concept: 'rain' });

interface Wishes {
  readonly question?: string;
  readonly state?: string;
  readonly meaning?: () => unknown;
  readonly onAdd?: (question: string) => void;
}

const ask = async ({ question = 'When should I ring people?', state = 'known', meaning, onAdd }: Wishes) => {
  const found = state === 'nothing' ? [] : [{ layer: 'semantic', id: 'calls', score: 0.7 }];
  const { host, kept } = memoryHost({
    memories: { semantic: [calls, rain] },
    meaning: meaning ?? (() => ({ state, found, indexed: 2, missing: 0 })),
  });
  const onMakeTask = vi.fn<(memory: Memory) => string>(() => 'task-1');
  const onStart = vi.fn<(memory: Memory) => void>();
  const rendered = await renderFeature(
    <AskMemory onMakeTask={onMakeTask} onStart={onStart} {...(onAdd === undefined ? {} : { onAdd })} />,
    { host },
  );
  await rendered.user.type(screen.getByRole('textbox', { name: 'What do you want to remember?' }), question);
  await rendered.user.keyboard('{Enter}');
  return { ...rendered, kept, onMakeTask, onStart };
};

const foundByMeaning = async () => screen.findByRole('list', { name: 'Found by meaning' });

const isMeaning = ({ path }: { readonly path: string }): boolean => path.endsWith('/memory-meaning');

const renderBox = async (onSay: (text: string) => Promise<boolean>) => {
  const onReach = vi.fn<() => void>();
  const { host } = memoryHost({ memories: { semantic: [calls] } });
  const rendered = await renderFeature(
    <AskMemory onMakeTask={() => 'task-1'} onStart={() => undefined} onSay={onSay} onReach={onReach} />,
    { host },
  );
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'What do you want to remember?' });
  return { ...rendered, box, onReach };
};

describe('[COACH-01] somebody else who answers in the same box', () => {
  it('gets ready when the box is reached, and hears it before the question goes anywhere', async () => {
    const heard = Promise.withResolvers<boolean>();
    const { user, host, box, onReach } = await renderBox(async () => heard.promise);
    expect(onReach).not.toHaveBeenCalled();
    await user.type(box, 'Phone calls?');
    expect(onReach).toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('One moment')).toBeDefined();
    expect(host.asked.filter(isMeaning)).toEqual([]);
    heard.resolve(true);
    await waitFor(() => expect(host.asked.some(isMeaning)).toBe(true));
  });

  it('says so where it cannot be loaded, keeps what was typed, sends nothing, and tries again', async () => {
    const onSay = vi.fn<(text: string) => Promise<boolean>>(async () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    const { user, host, box } = await renderBox(onSay);
    await user.type(box, 'Phone calls?{Enter}');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('We couldn’t load the answer. What you typed is still here.');
    expect(box.value).toBe('Phone calls?');
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/reload the page/)).toBeDefined();
    expect(host.asked.filter(isMeaning)).toEqual([]);
    onSay.mockImplementation(async () => true);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(host.asked.some(isMeaning)).toBe(true));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(onSay.mock.calls).toEqual([['Phone calls?'], ['Phone calls?'], ['Phone calls?']]);
  });
});

describe('[MEM-03] asking one’s own memory', () => {
  it('answers in the person’s own words, with the day and where they said it, and says so to those who listen', async () => {
    const { kept } = await ask({});
    const list = await foundByMeaning();
    expect(screen.getByRole('heading', { name: 'What you said about it' })).toBeDefined();
    expect(list.textContent).toContain('“calling before ten is so much easier for me”');
    expect(list.textContent).toContain('You said this on 2 November 2026, from a note after focusing.');
    expect(screen.getByRole('status').textContent).toMatch(/^What you said about it: 1 memory\./);
    await waitFor(() => expect(kept.uses).toMatchObject([{ memory_id: 'calls', used_in: 'ask' }]));
  });

  it('keeps what has the same words in a list of its own', async () => {
    await ask({ question: 'Is rain good?' });
    expect((await foundByMeaning()).textContent).not.toContain('Rain sounds');
    const words = screen.getByRole('list', { name: 'Found by words' });
    expect(words.textContent).toContain('Rain sounds go with writing.');
    // What is in the first list is not said twice.
    expect(within(words).queryByText(/before ten/)).toBeNull();
  });

  it('says why: how close, which words are shared, what kind, since when', async () => {
    const { user } = await ask({ question: 'Are phone calls easier?' });
    const list = await foundByMeaning();
    await user.click(within(list).getByText('Why this?'));
    expect(list.textContent).toContain('Its meaning is very close to your question.');
    expect(list.textContent).toContain('Words it shares with your question: phone, calls, easier.');
    expect(list.textContent).toContain('Kind of memory: facts (semantic).');
    expect(list.textContent).toContain('You agreed to keep it on 2 November 2026.');
  });

  it('makes a task of one, and notes the use', async () => {
    const { user, kept, onMakeTask } = await ask({});
    await user.click(within(await foundByMeaning()).getByRole('button', { name: 'Use this' }));
    await user.click(screen.getByRole('menuitem', { name: 'Make it a task' }));
    expect(onMakeTask.mock.calls[0]?.[0].id).toBe('calls');
    await waitFor(() =>
      expect(kept.uses).toContainEqual(
        expect.objectContaining({ memory_id: 'calls', used_in: 'task', subject_id: 'task-1' }),
      ),
    );
  });

  it('starts a session with one, and notes the use', async () => {
    const { user, kept, onStart } = await ask({});
    await user.click(within(await foundByMeaning()).getByRole('button', { name: 'Use this' }));
    await user.click(screen.getByRole('menuitem', { name: 'Start focusing with it' }));
    expect(titleFromMemory(onStart.mock.calls[0]![0])).toBe('Calling before ten is easier for me.');
    await waitFor(() =>
      expect(kept.uses).toContainEqual(expect.objectContaining({ memory_id: 'calls', used_in: 'session' })),
    );
  });

  it('says when it is not sure', async () => {
    await ask({ state: 'maybe' });
    expect(await screen.findByRole('heading', { name: 'This may be it' })).toBeDefined();
    expect(screen.getByText(/we’re not sure/)).toBeDefined();
  });

  it('says that there is nothing rather than guessing, and offers to add it', async () => {
    const onAdd = vi.fn<(question: string) => void>();
    const { user } = await ask({ state: 'nothing', question: 'What is my shoe size?', onAdd });
    expect(await screen.findByRole('heading', { name: 'Nothing about that yet' })).toBeDefined();
    expect(screen.queryByRole('list', { name: 'Found by meaning' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add a memory about it' }));
    expect(onAdd).toHaveBeenCalledWith('What is my shoe size?');
  });

  it('still shows what has the same words where nobody can look by meaning', async () => {
    await ask({ meaning: () => refusal(503), question: 'rain?' });
    expect(
      await screen.findByRole('heading', { name: 'Asking by meaning doesn’t work right now' }),
    ).toBeDefined();
    expect(screen.getByRole('list', { name: 'Found by words' }).textContent).toContain('Rain sounds');
  });

  it('offers questions that one’s own memories can answer, one press away', async () => {
    const { user, host } = await ask({});
    await foundByMeaning();
    await user.click(screen.getByRole('button', { name: /^What did I say about .+\?$/ }));
    await waitFor(() => expect(host.asked.some(({ body }) => body.includes('What did I say'))).toBe(true));
  });
});
