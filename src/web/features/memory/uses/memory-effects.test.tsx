import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { focusSession } from '#domain/focus/focus-session.fixture.ts';
import { memoryLayerNames, memoryTables } from '#domain/memory/memory-layer.ts';
import { memoryRowBase, memorySettingsOn } from '#domain/memory/memory-row.fixture.ts';
import { openTask } from '#domain/tasks/task.fixture.ts';
import { MemoryEffects } from '#web/features/memory/uses/memory-effects.tsx';
import { SuggestionHint } from '#web/features/memory/uses/suggestion-hint.tsx';
import { memoryHere } from '#web/services/memory/memory-here.ts';
import { offerWords } from '#web/services/memory/offered-words.ts';
import { suggestionsFound } from '#web/services/memory/suggestions-found.ts';
import { waitingWords } from '#web/services/memory/words-queue.ts';
import { soon } from '#web/testing/soon.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';
import { robin } from '#web/testing/signed-in.ts';
import { type HostAnswers, refusal } from '#web/testing/test-host.ts';

const note = 'Rain sounds help me write reports.';
const proposals = 'POST /rest/v1/memory_proposals';
const debrief = { place: 'debrief', id: 's1' } as const;

const renderEffects = async (settings: Partial<typeof memorySettingsOn> = {}, change: HostAnswers = {}) => {
  const rendered = await renderFeature(
    <>
      <MemoryEffects />
      <SuggestionHint places={['debrief', 'thought']} />
    </>,
    {
      host: {
        'GET /rest/v1/memory_settings': () => [{ ...memorySettingsOn, ...settings }],
        [proposals]: () => [{ id: 'new' }],
        ...Object.fromEntries(
          memoryLayerNames.map((layer) => [`GET /rest/v1/${memoryTables[layer]}`, () => []]),
        ),
        ...change,
      },
      records: {
        focusSessions: [focusSession('s1', { note })],
        tasks: [openTask('t1', { title: 'Buy bread', description: '' })],
      },
    },
  );
  const asked = (path: string) => rendered.host.asked.filter((one) => one.path === path);
  const settled = () => soon(() => expect(asked('GET /rest/v1/memory_settings')).not.toEqual([]));
  return { ...rendered, asked, settled };
};

const goOffline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

afterEach(() => {
  vi.restoreAllMocks();
  suggestionsFound.set(null);
  memoryHere.set(null);
  sessionStorage.clear();
  localStorage.removeItem(`user_memory_words_${robin.id}`);
});

describe('[MEM-04] suggestions from one’s own words', () => {
  it('adds a note after a session as a suggestion, word for word, and says so once', async () => {
    const { asked } = await renderEffects();
    offerWords(debrief);
    const hint = await screen.findByRole('link', { name: '1 suggestion for your memory' });
    expect(hint.getAttribute('href')).toBe('/memory-assistant');
    expect(JSON.parse(asked(proposals)[0]?.body ?? '')).toMatchObject([
      { quote: note, sentence: note, source: 'debrief', source_id: 's1', said_at: '2026-03-01T08:25:00Z' },
    ]);
    expect(waitingWords(robin.id)).toEqual([]);
    suggestionsFound.set(null);
    offerWords(debrief);
    await soon(() => expect(asked(proposals)).toHaveLength(2));
    expect(suggestionsFound.get()).toBeNull();
  });

  it.each([
    ['memory is off', { enabled: false, propose_debrief: true }],
    ['nobody may look at these', { enabled: true, propose_debrief: false }],
  ])('looks at nothing while %s', async (_, settings) => {
    const { asked, settled } = await renderEffects(settings);
    await settled();
    await soon(() => expect(memoryHere.get() !== null).toBe(settings.enabled));
    offerWords(debrief);
    await soon(() => expect(waitingWords(robin.id)).toEqual([]));
    expect(asked(proposals)).toEqual([]);
  });

  it('waits without a network, by the id alone, and sends it with one', async () => {
    const { asked, settled } = await renderEffects();
    await settled();
    const offline = goOffline();
    offerWords(debrief);
    expect(waitingWords(robin.id)).toEqual([debrief]);
    expect(localStorage.getItem(`user_memory_words_${robin.id}`)).not.toContain('Rain');
    offline.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await soon(() => expect(asked(proposals)).toHaveLength(1));
    await soon(() => expect(waitingWords(robin.id)).toEqual([]));
  });

  it('forgets what waits when memory turns out to be off', async () => {
    localStorage.setItem(
      `user_memory_words_${robin.id}`,
      JSON.stringify({ userId: robin.id, words: [debrief] }),
    );
    const { asked } = await renderEffects({ enabled: false });
    await soon(() => expect(waitingWords(robin.id)).toEqual([]));
    expect(asked(proposals)).toEqual([]);
  });

  it('is quiet when it does not work', async () => {
    const { asked } = await renderEffects({}, { [proposals]: () => refusal(403) });
    offerWords(debrief);
    await soon(() => expect(asked(proposals)).toHaveLength(1));
    await soon(() => expect(waitingWords(robin.id)).toEqual([]));
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('does not suggest what is remembered already', async () => {
    const { asked } = await renderEffects(
      {},
      {
        'GET /rest/v1/ai_semantic_memory': () => [
          { ...memoryRowBase('m1'), concept: 'rain', definition: note },
        ],
      },
    );
    offerWords(debrief);
    await soon(() => expect(asked('GET /rest/v1/ai_semantic_memory')).not.toEqual([]));
    await soon(() => expect(waitingWords(robin.id)).toEqual([]));
    expect(asked(proposals)).toEqual([]);
  });

  it('suggests nothing where the words hold nothing to remember', async () => {
    const { asked, settled } = await renderEffects();
    await settled();
    localStorage.setItem(
      `user_memory_words_${robin.id}`,
      JSON.stringify({ userId: robin.id, words: [{ place: 'thought', id: 't1' }] }),
    );
    window.dispatchEvent(new Event('online'));
    await soon(() => expect(waitingWords(robin.id)).toEqual([]));
    expect(asked(proposals)).toEqual([]);
  });
});
