import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { MineChat } from '#web/features/memory/mine/mine-chat.tsx';
import { memoryHost } from '#web/testing/memory-host.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';

const journal = 'Rain sounds help me write.\n\nThe spare key is under the plant pot.';
const rainQuote = 'Rain sounds help me write.';
const chat = [
  '12/03/2026, 09:14 - Robin: Walking before work helps me focus so much.',
  '12/03/2026, 09:15 - Sam: The spare key is under the plant pot.',
].join('\n');

const lookThrough = async (text: string) => {
  const { host, kept } = memoryHost({});
  const added: unknown[] = [];
  const rendered = await renderFeature(<MineChat />, {
    host: {
      ...host,
      'POST /rest/v1/memory_proposals': async (request) => {
        const rows = z.array(z.unknown()).parse(await request.json());
        added.push(...rows);
        return rows.map((_row, at) => ({ id: `new-${at}` }));
      },
    },
  });
  await rendered.user.click(screen.getByLabelText('Paste a chat or a journal'));
  await rendered.user.paste(text);
  await rendered.user.click(screen.getByRole('button', { name: 'Look through it' }));
  return { ...rendered, kept, added };
};

const foundList = async () => screen.findByRole('list', { name: 'Sentences found' });

describe('[MEM-04] looking through a chat or a journal', () => {
  it('shows word for word what was found, chooses nothing by itself and stores nothing', async () => {
    const { kept, added } = await lookThrough(journal);
    const list = await foundList();
    expect(await screen.findByText('Looked through all of it. 2 sentences found.')).toBeDefined();
    expect(list.textContent).toContain('“Rain sounds help me write.”');
    for (const box of within(list).getAllByRole('checkbox')) expect(box).toHaveProperty('checked', false);
    expect([kept.stored, added]).toEqual([[], []]);
  });

  it('asks who one is and reads nobody else’s words', async () => {
    const { user } = await lookThrough(chat);
    const who = screen.getByRole('group', { name: 'Which one is you?' });
    await user.click(within(who).getByRole('button', { name: /^Robin/ }));
    const list = await foundList();
    expect(list.textContent).toContain('Walking before work');
    expect(list.textContent).not.toContain('spare key');
  });

  it('adds what was chosen, and only that, to the suggestions', async () => {
    const { user, added, kept } = await lookThrough(journal);
    await user.click(within(await foundList()).getByRole('checkbox', { name: /Rain sounds/ }));
    await user.click(screen.getByRole('button', { name: 'Add 1 to suggestions' }));
    await waitFor(() => expect(added).toMatchObject([{ quote: rainQuote }]));
    expect(await screen.findByText(/1 suggestion added above\./)).toBeDefined();
    expect(kept.stored).toEqual([]);
  });

  it('keeps what was chosen right away, with its quote', async () => {
    const { user, kept } = await lookThrough(journal);
    await user.click(within(await foundList()).getByRole('checkbox', { name: /Rain sounds/ }));
    await user.click(screen.getByRole('button', { name: 'Keep 1 now' }));
    await waitFor(() => expect(kept.stored).toMatchObject([{ p_memory: { quote: rainQuote } }]));
    expect(await screen.findByText('1 memory kept.')).toBeDefined();
  });

  it('says so where nothing sounds like something to remember', async () => {
    await lookThrough('ok see you later');
    expect(await screen.findByText(/Nothing in it sounds like something to remember/)).toBeDefined();
  });
});

const readFile = async (licence: object) => {
  const { host } = memoryHost({});
  const asked: unknown[] = [];
  const rendered = await renderFeature(<MineChat />, {
    host: {
      ...host,
      'POST /rest/v1/rpc/consume_feature': async (request) => {
        asked.push(await request.json());
        return licence;
      },
    },
  });
  await rendered.user.upload(
    screen.getByLabelText('A chat or a journal as a file'),
    new File([journal], 'journal.txt', { type: 'text/plain' }),
  );
  return asked;
};

describe('[LIC-01] a file that is looked through', () => {
  it('counts as one document, and nothing of it is sent', async () => {
    const asked = await readFile({ allowed: true, limit: 10 });
    expect((await foundList()).textContent).toContain(rainQuote);
    expect(asked).toEqual([{ p_feature: 'documentUploads' }]);
  });

  it('is kindly refused where the tier has no documents, and pasting is offered', async () => {
    await readFile({ allowed: false, limit: 0 });
    expect(await screen.findByText(/comes with Pro and above\. You can paste its text/)).toBeDefined();
    expect(screen.queryByRole('list', { name: 'Sentences found' })).toBeNull();
  });
});
