import { screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { focusSession } from '#domain/focus/focus-session.fixture.ts';
import type { FocusSound } from '#domain/focus/focus-sound.ts';
import { memoryRowBase, memorySettingsOn } from '#domain/memory/memory-row.fixture.ts';
import { memorySettingsFromRow } from '#domain/memory/memory-settings.ts';
import { openTask } from '#domain/tasks/task.fixture.ts';
import { SoundMemory } from '#web/features/memory/uses/sound-memory.tsx';
import { memoryHere } from '#web/services/memory/memory-here.ts';
import { soon } from '#web/testing/soon.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';
import type { HostAnswers } from '#web/testing/test-host.ts';

const call = openTask('call', { title: 'Call the bank', kind: 'call' });
const library = vi.hoisted(() => [{ id: 'deep', adhdMoodTags: ['deep-focus'], moodCategory: 'focus' }]);
vi.mock('#web/services/player/use-player.ts', () => ({ usePlayerView: () => ({ library }) }));

const nothing = { state: 'nothing', found: [], indexed: 0, missing: 0 };
const memory = {
  ...memoryRowBase('22222222-2222-4222-8222-222222222222'),
  primary_element: 'calls',
  associated_element: 'music',
  relationship_type: 'goes with',
  context: { sentence: 'Calm music helps me before a call.' },
};

const SetUp = () => {
  const [sound, setSound] = useState<FocusSound>('none');
  return (
    <>
      <p>Now: {sound}</p>
      <SoundMemory task={call} sound={sound} onChoose={setSound} />
    </>
  );
};

const renderSetUp = async (change: HostAnswers = {}, helped = 2) =>
  renderFeature(<SetUp />, {
    host: {
      'GET /rest/v1/memory_settings': () => [memorySettingsOn],
      'POST /functions/v1/memory-meaning': () => nothing,
      'GET /rest/v1/ai_associative_memory': () => [memory],
      'POST /rest/v1/memory_uses': () => new Response(null, { status: 201 }),
      ...change,
    },
    records: {
      tasks: [call],
      focusSessions: Array.from({ length: helped }, (_, index) =>
        focusSession(`s${index}`, { taskId: 'call', sound: 'helped' }),
      ),
      heardTracks: Array.from({ length: helped }, (_, index) => ({
        id: `h${index}`,
        focusId: `s${index}`,
        trackId: 'deep',
        heardAt: '2026-03-01T08:05:00Z',
      })),
    },
  });

beforeEach(() => memoryHere.set(memorySettingsFromRow(memorySettingsOn)));
afterEach(() => {
  memoryHere.set(null);
  sessionStorage.clear();
});

describe('[MEM-04] the sound that fits a task', () => {
  it('names the sound of one’s own sessions and how often it helped; one press chooses it', async () => {
    const { user } = await renderSetUp();
    expect(
      await screen.findByText('Deep Focus music went with your calls: it helped both times.'),
    ).toBeTruthy();
    expect(screen.getByText('From your own sessions')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Choose Deep Focus' }));
    expect(screen.getByText('Now: deep-focus')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Deep Focus is chosen' })).toHaveProperty('disabled', true);
  });

  it('lets the person’s own words come first, and notes that they were used', async () => {
    const { host, user } = await renderSetUp({
      'POST /functions/v1/memory-meaning': () => ({
        ...nothing,
        state: 'known',
        found: [{ layer: 'associative', id: memory.id, score: 0.7 }],
      }),
    });
    expect(await screen.findByText('“Calm music helps me before a call.”')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Choose Background Calm' }));
    expect(screen.getByText('Now: background-calm')).toBeTruthy();
    const uses = host.asked.filter(({ path }) => path === 'POST /rest/v1/memory_uses');
    expect(uses).toHaveLength(1);
    expect(uses[0]?.body).toContain('"used_in":"focus"');
  });

  it('says nothing after one session', async () => {
    const { host } = await renderSetUp({}, 1);
    await soon(() =>
      expect(host.asked.map(({ path }) => path)).toContain('POST /functions/v1/memory-meaning'),
    );
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('asks nothing where memory may not speak', async () => {
    memoryHere.set(memorySettingsFromRow({ ...memorySettingsOn, use_focus: false }));
    const { host } = await renderSetUp();
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(host.asked.filter(({ path }) => path.includes('memory'))).toEqual([]);
  });
});
