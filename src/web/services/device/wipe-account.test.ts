import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryDatabase, sealedDatabase } from '#domain/device/device-data.ts';
import { memoryFromRow } from '#domain/memory/memory-row.ts';
import { memoryOff } from '#domain/memory/memory-settings.ts';
import type { HeldRecord } from '#domain/records/held-record.ts';
import { stampAfter } from '#domain/records/stamp.ts';
import { clearLeftovers } from '#web/services/device/clear-leftovers.ts';
import { databaseNames, hasLeftovers } from '#web/services/device/leftovers.ts';
import { makeSealingKeys, openSealed, type SealingKeys } from '#web/services/device/seal.ts';
import { boxesOf, keepBox } from '#web/services/device/sealed-boxes.ts';
import { parseContents } from '#web/services/device/sealed-contents.ts';
import { wipeAccount } from '#web/services/device/wipe-account.ts';
import { keepMemories } from '#web/services/memory/device/memory-database.ts';
import type { Unsent } from '#web/services/records/record-core.ts';
import { openRecordsDatabase } from '#web/services/records/records-database.ts';
import { semanticRow } from '#web/testing/memory-host.ts';

const stamp = stampAfter('', 1_000, '00000001');

const task = (title: string): HeldRecord => ({
  kind: 'tasks',
  id: crypto.randomUUID(),
  fields: { title, deletedAt: null },
  stamps: { '*': stamp },
});
const unsentOf = ({ kind, id }: HeldRecord): Unsent => ({ kind, id, stamps: { title: stamp } });

const memoryStorage = (): Storage => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
  return new Proxy(storage, {
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
};

let keys: SealingKeys;
beforeEach(async () => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  keys = await makeSealingKeys();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

let people = 0;
/** Somebody with one task that is sent and one that is not, and with a key to seal. */
const somebody = async (key: string | null = keys.publicKey) => {
  people += 1;
  const userId = `person-${people}`;
  const database = await openRecordsDatabase(userId);
  const unsent = task('Not sent yet');
  await database.save([task('Sent before')], 5);
  await database.keep([unsent], [unsentOf(unsent)]);
  if (key !== null) await database.keepSealingKey(key);
  return { userId, database, unsent };
};

const opened = async (userId: string) => {
  const boxes = await boxesOf(userId);
  return Promise.all(boxes.map(async ({ box }) => parseContents(await openSealed(keys, userId, box))));
};

/** Everything that lies in this device's databases, as text; what is encrypted stays so. */
const allText = async (): Promise<string> => {
  const found: string[] = [];
  for (const name of (await databaseNames()) ?? []) {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name);
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(new Error(name)));
    });
    for (const store of database.objectStoreNames) {
      const values = await new Promise<unknown[]>((resolve) => {
        const request = database.transaction(store).objectStore(store).getAll();
        request.addEventListener('success', () => resolve(request.result));
      });
      found.push(
        JSON.stringify(values, (_key, value: unknown) =>
          value instanceof Uint8Array ? new TextDecoder('latin1').decode(value) : value,
        ),
      );
    }
    database.close();
  }
  return found.join('\n');
};

describe('wiping an account from a device', () => {
  it('wiping leaves no word of the account readable, and keeps what was not sent in a box', async () => {
    const { userId, database, unsent } = await somebody();
    expect(await allText()).toContain('Not sent yet');
    database.close();
    await wipeAccount(userId, { keepsEdits: true });
    expect(await databaseNames()).not.toContain(`kindling-records-${userId}`);
    expect(await allText()).not.toMatch(/Not sent yet|Sent before/);
    expect(await opened(userId)).toEqual([{ records: [unsent], unsent: [unsentOf(unsent)], drafts: {} }]);
  });

  it('keeps what was not sent where there was no room at first: music can be fetched again', async () => {
    const { userId, database, unsent } = await somebody();
    database.close();
    // The first box in the middle of a full disk.
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(() => {
      throw new DOMException('No room', 'QuotaExceededError');
    });
    await wipeAccount(userId, { keepsEdits: true });
    expect(await opened(userId)).toEqual([{ records: [unsent], unsent: [unsentOf(unsent)], drafts: {} }]);
    expect(await allText()).not.toMatch(/Not sent yet|Sent before/);
  });

  it('wiping empties the records even while another page holds on to them', async () => {
    const { userId, database } = await somebody();
    expect((await database.load()).records).toHaveLength(2);
    await wipeAccount(userId, { keepsEdits: true });
    expect(await allText()).not.toMatch(/Not sent yet|Sent before/);
    database.close();
  });

  it('wiping again after a page was closed between sealing and emptying loses nothing and opens the same', async () => {
    const { userId, database, unsent } = await somebody();
    database.close();
    await wipeAccount(userId, { keepsEdits: true });
    // What was there when the first page was closed in the middle.
    const again = await openRecordsDatabase(userId);
    await again.keep([unsent], [unsentOf(unsent)]);
    await again.keepSealingKey(keys.publicKey);
    again.close();
    await wipeAccount(userId, { keepsEdits: true });
    const boxes = await opened(userId);
    expect(boxes.map(({ records }) => records)).toEqual([[unsent], [unsent]]);
    expect(await databaseNames()).not.toContain(`kindling-records-${userId}`);
  });

  it('an edit that is written while the rest is being sealed is sealed as well', async () => {
    const { userId, database, unsent } = await somebody();
    const late = task('In the last moment');
    const encrypt = crypto.subtle.encrypt.bind(crypto.subtle);
    vi.spyOn(crypto.subtle, 'encrypt').mockImplementationOnce(async (...args) => {
      await database.keep([late], [unsentOf(late)]);
      return encrypt(...args);
    });
    await wipeAccount(userId, { keepsEdits: true });
    const [box, ...others] = await opened(userId);
    expect(others).toEqual([]);
    expect(new Set(box?.records.map(({ id }) => id))).toEqual(new Set([unsent.id, late.id]));
    database.close();
  });

  it('somebody who said that unsent edits should go leaves none, sealed or not', async () => {
    const { userId, database } = await somebody();
    database.close();
    await wipeAccount(userId, { keepsEdits: false });
    expect(await boxesOf(userId)).toEqual([]);
    expect(await allText()).not.toContain('Not sent yet');
  });

  it('without a key to seal with, nothing readable stays', async () => {
    const { userId, database } = await somebody(null);
    database.close();
    await wipeAccount(userId, { keepsEdits: true });
    expect(await boxesOf(userId)).toEqual([]);
    expect(await allText()).not.toMatch(/Not sent yet|Sent before/);
  });

  it('drafts of the account are sealed and leave the storage, those of others stay', async () => {
    const { userId, database } = await somebody();
    database.close();
    const draft = JSON.stringify({ userId, text: 'Half a thought' });
    localStorage.setItem('kindling-quick-line', draft);
    localStorage.setItem('kindling-draft-task', JSON.stringify({ userId: 'somebody-else' }));
    await wipeAccount(userId, { keepsEdits: true });
    expect(Object.keys(localStorage)).toEqual(['kindling-draft-task']);
    expect((await opened(userId))[0]?.drafts).toEqual({ 'kindling-quick-line': draft });
  });
});

const remember = async (userId: string, text: string): Promise<void> =>
  keepMemories(userId, [memoryFromRow('semantic', semanticRow('one', text))], {
    ...memoryOff,
    enabled: true,
  });

describe('[MEM-03] wiping an account’s memories from a device', () => {
  it('the copy of memories goes with the account and is sealed nowhere, that of others stays', async () => {
    await remember('leaving', 'Calls before ten are easier.');
    await remember('staying', 'The folder is under the printer.');
    await wipeAccount('leaving', { keepsEdits: true });
    expect(await databaseNames()).not.toContain(memoryDatabase('leaving'));
    expect(await databaseNames()).toContain(memoryDatabase('staying'));
    expect(await allText()).not.toContain('Calls before ten');
    expect(await allText()).toContain('under the printer');
    expect(await boxesOf('leaving')).toEqual([]);
    await wipeAccount('staying', { keepsEdits: true });
  });

  it('memories are emptied even while another page holds on to them', async () => {
    await remember('held', 'Calls before ten are easier.');
    const other = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open(memoryDatabase('held'));
      request.addEventListener('success', () => resolve(request.result));
    });
    await wipeAccount('held', { keepsEdits: true });
    const left = await new Promise<number>((resolve) => {
      const request = other.transaction('memories').objectStore('memories').count();
      request.addEventListener('success', () => resolve(request.result));
    });
    expect(left).toBe(0);
    other.close();
  });

  it('memories that somebody left behind go at the next start', async () => {
    await remember('left', 'Calls before ten are easier.');
    expect(await hasLeftovers('here')).toBe(true);
    await clearLeftovers('here');
    expect(await databaseNames()).not.toContain(memoryDatabase('left'));
  });
});

describe('what others left on a device', () => {
  it('what others left is sealed and gone, and what belongs to whoever is signed in stays', async () => {
    const [gone, here] = [await somebody(), await somebody()];
    for (const { database } of [gone, here]) database.close();
    localStorage.setItem(`user_library_${gone.userId}`, 'x');
    localStorage.setItem(`user_library_${here.userId}`, 'x');
    expect(await hasLeftovers(here.userId)).toBe(true);
    await clearLeftovers(here.userId);
    const names = await databaseNames();
    expect(names).not.toContain(`kindling-records-${gone.userId}`);
    expect(names).toContain(`kindling-records-${here.userId}`);
    expect(Object.keys(localStorage)).toEqual([`user_library_${here.userId}`]);
    expect(await opened(gone.userId)).toHaveLength(1);
    await clearLeftovers(null);
    expect(await databaseNames()).toEqual([sealedDatabase]);
  });

  it('a sign-in that begins and ends while it is cleared keeps what it needs', async () => {
    const [gone, back] = [await somebody(), await somebody()];
    for (const { database } of [gone, back]) database.close();
    localStorage.setItem('session_client_token', 'x');
    const clearing = clearLeftovers(null);
    localStorage.setItem('sb-127-auth-token-code-verifier', 'x');
    localStorage.setItem('sb-127-auth-token', JSON.stringify({ user: { id: back.userId } }));
    await clearing;
    expect(Object.keys(localStorage).toSorted()).toEqual([
      'sb-127-auth-token',
      'sb-127-auth-token-code-verifier',
      'session_client_token',
    ]);
    const names = await databaseNames();
    expect(names).toContain(`kindling-records-${back.userId}`);
    expect(names).not.toContain(`kindling-records-${gone.userId}`);
    await clearLeftovers(back.userId);
  });

  it('boxes are dropped after thirty days, and not before', async () => {
    const { userId, database } = await somebody();
    database.close();
    await wipeAccount(userId, { keepsEdits: true });
    const [young] = await boxesOf(userId);
    const day = 86_400_000;
    if (young === undefined) throw new Error('No box');
    await keepBox({ ...young, sealedAt: Date.now() - 30 * day - 1000 });
    await keepBox({ ...young, sealedAt: Date.now() - 30 * day + 60_000 });
    expect(await boxesOf(userId)).toHaveLength(3);
    await clearLeftovers(null);
    expect(await boxesOf(userId)).toHaveLength(2);
  });
});
