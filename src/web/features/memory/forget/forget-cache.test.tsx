import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test } from 'vitest';
import { memoryContentKey } from '#web/services/memory/memory-queries.ts';
import { useForgetMemories } from '#web/services/memory/use-memory-actions.ts';
import { useMemories } from '#web/services/memory/use-memory.ts';
import { memoryHost, semanticRow } from '#web/testing/memory-host.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';
import { refusal } from '#web/testing/test-host.ts';

const none = { episodic: 0, semantic: 1, associative: 0, procedural: 0 };
const receipt = { memories: none, vectors: 1, proposals: 0, quotes: 0, uses: 0 };

const Probe = ({ onQueries }: { readonly onQueries: (queries: QueryClient) => void }) => {
  const queries = useQueryClient();
  useEffect(() => onQueries(queries), [queries, onQueries]);
  const { data } = useMemories();
  const { mutate, isSuccess } = useForgetMemories();
  return (
    <>
      <p>{data === undefined ? 'none read' : data.map(({ sentence }) => sentence).join(', ')}</p>
      <button type="button" onClick={() => mutate({ all: true })}>
        {isSuccess ? 'Done' : 'Forget'}
      </button>
    </>
  );
};

test('[MEM-04] what was forgotten is in no cache of the page, even where nothing can be read anew', async () => {
  let queries: QueryClient | undefined;
  let away = false;
  const keep = (given: QueryClient): void => {
    queries = given;
  };
  const heldNow = (): string =>
    JSON.stringify(
      queries
        ?.getQueryCache()
        .getAll()
        .map(({ state }) => state.data) ?? null,
    );
  const { user } = await renderFeature(<Probe onQueries={keep} />, {
    host: {
      ...memoryHost({}).host,
      'POST /rest/v1/rpc/forget_memories': () => receipt,
      'GET /rest/v1/ai_semantic_memory': () =>
        away ? refusal(400) : [semanticRow('1', 'A secret about Bob')],
    },
  });
  await screen.findByText('A secret about Bob');
  queries?.setQueryData([...memoryContentKey, 'search', 'bob'], [{ sentence: 'A secret about Bob' }]);
  expect(heldNow()).toContain('Bob');
  away = true;
  await user.click(screen.getByRole('button', { name: 'Forget' }));
  await screen.findByRole('button', { name: 'Done' });
  await waitFor(() => expect(heldNow()).not.toContain('Bob'));
  expect(screen.queryByText('A secret about Bob')).toBeNull();
});
