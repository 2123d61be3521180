import { describe, expect, it } from 'vitest';
import { startChanges } from '#domain/focus/focus-changes.ts';
import { endDuplicateSessions } from '#web/features/focus/end-duplicate-sessions.ts';
import { createMemoryStore } from '#web/services/records/memory-store.ts';

const nine = Date.parse('2026-03-02T09:00:00.000Z');
const plan = { taskId: null, stepId: null, intention: '', minutes: 25, ritual: null, mood: null };

/** A store that heard of sessions begun on devices that did not know of each other. */
const heard = (...starts: readonly (readonly [id: string, minute: number])[]) => {
  const store = createMemoryStore('me', () => nine);
  for (const [id, minute] of starts) {
    store.write(
      startChanges([], { ...plan, id, energyBefore: null }, { now: nine + minute * 60_000, hour: 9 }),
    );
  }
  return store;
};

describe('[FOCUS-01] two sessions from two devices', () => {
  it('keeps the newest of two sessions, and ends the other when that one began', () => {
    const store = heard(['older', 0], ['newer', 10]);
    endDuplicateSessions(store, nine + 15 * 60_000);
    expect(store.get('focusSessions', 'newer')?.phase).toBe('focus');
    expect(store.get('focusSessions', 'older')).toMatchObject({
      phase: 'ended',
      ending: 'early',
      focusedSeconds: 600,
    });
  });

  it('leaves a single session alone, and writes nothing when run again', () => {
    const store = heard(['only', 0]);
    let writes = 0;
    store.watch(() => (writes += 1));
    endDuplicateSessions(store, nine + 60_000);
    expect(writes).toBe(0);
  });
});
