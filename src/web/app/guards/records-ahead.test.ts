import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openAhead, recordsAhead, takeOpening } from '#web/app/guards/records-ahead.ts';
import { signedInClient } from '#web/services/records/signed-in-client.fixture.ts';

/** What another page of this device says in the moment somebody begins to listen; null for nothing. */
let said: unknown = null;

class Channel extends EventTarget {
  override addEventListener(...args: Parameters<EventTarget['addEventListener']>): void {
    super.addEventListener(...args);
    if (said !== null) this.dispatchEvent(new MessageEvent('message', { data: said }));
  }
  postMessage(): void {}
  close(): void {}
}

/** A server that never answers, and what was asked of it. */
const silentServer = (userId: string) => {
  const asked = vi.fn<() => void>();
  const client = signedInClient(userId, async () => {
    asked();
    return new Promise(() => undefined);
  });
  return { client, asked };
};

const quietOwner = { onRefused: () => undefined, onEnded: () => undefined };

describe('[TASK-02] records that are opened before it is known whether the session counts', () => {
  beforeEach(() => {
    said = null;
    vi.stubGlobal('BroadcastChannel', Channel);
    vi.stubGlobal('window', new EventTarget());
    vi.stubGlobal('document', new EventTarget());
  });
  afterEach(() => vi.unstubAllGlobals());

  it('are there for their person alone, and handed over once', async () => {
    await openAhead('a1');
    const records = recordsAhead('a1');
    expect(records?.store.userId).toBe('a1');
    expect(recordsAhead('somebody else')).toBeNull();
    expect(recordsAhead(undefined)).toBeNull();
    const opening = takeOpening('a1');
    expect(await opening.opened).toBe(records);
    expect(recordsAhead('a1')).toBeNull();
    const again = await takeOpening('a1').opened;
    expect(again).not.toBe(records);
    records?.close();
    again.close();
  });

  it('ask nothing until somebody has taken them over', async () => {
    const { client, asked } = silentServer('a2');
    await openAhead('a2');
    const opening = takeOpening('a2');
    const records = await opening.opened;
    // As long as a question would take to be sent.
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    expect(asked).not.toHaveBeenCalled();
    opening.handOver({ ...quietOwner, backend: client });
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    records.close();
  });

  it('tell of an end that nobody was there to hear', async () => {
    said = { ended: true };
    await openAhead('a3');
    const onEnded = vi.fn<() => void>();
    const opening = takeOpening('a3');
    opening.handOver({ ...quietOwner, backend: silentServer('a3').client, onEnded });
    expect(onEnded).toHaveBeenCalledOnce();
    (await opening.opened).close();
  });

  it('are closed and forgotten where the session does not count', async () => {
    const close = await openAhead('a4');
    const records = recordsAhead('a4');
    const closed = vi.spyOn(Channel.prototype, 'close');
    close();
    expect(recordsAhead('a4')).toBeNull();
    await vi.waitFor(() => expect(closed).toHaveBeenCalled());
    expect(records).not.toBeNull();
  });
});
