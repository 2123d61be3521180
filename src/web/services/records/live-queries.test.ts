import { afterEach, describe, expect, it, vi } from 'vitest';
import { sessionEndedEvent } from '#domain/sessions/session-ended-event.ts';
import { AppError } from '#web/platform/app-error.ts';
import { listenForChanges } from '#web/services/records/live-queries.ts';
import { signedInClient } from '#web/services/records/signed-in-client.fixture.ts';

afterEach(() => vi.unstubAllGlobals());

/** A stream that says these pieces and ends, and how often each callback was called. */
const hear = async (pieces: readonly string[], status = 200) => {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
  const onChange = vi.fn<() => void>();
  const onEnded = vi.fn<() => void>();
  await listenForChanges({
    backend: signedInClient('u1'),
    userId: 'u1',
    signal: new AbortController().signal,
    onChange,
    onEnded,
  });
  return { changes: onChange.mock.calls.length, ends: onEnded.mock.calls.length };
};

describe('the stream of changes, in the browser', () => {
  it('calls back when the stream begins and for every change', async () => {
    expect(await hear([': listening\n\n', 'data: changed\n\n', ': still here\n\n'])).toEqual({
      changes: 2,
      ends: 0,
    });
  });

  it.each([
    ['in one piece', [`: listening\n\n${sessionEndedEvent}`]],
    ['letter by letter', [': listening\n\n', ...Array.from(sessionEndedEvent)]],
    ['right behind a change', [`data: changed\n\n${sessionEndedEvent}`]],
  ])('tells that the session has ended, said %s, and reads nothing more', async (_how, pieces) => {
    expect(await hear(pieces)).toEqual({ changes: 1, ends: 1 });
  });

  it('does not take a stream that merely ends for the end of the session', async () => {
    expect((await hear([': listening\n\n'])).ends).toBe(0);
  });

  it('a refused stream is an error that names the refusal', async () => {
    await expect(hear([], 401)).rejects.toEqual(new AppError('signed-out', 'No live updates'));
  });
});
