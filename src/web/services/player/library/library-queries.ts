import {
  sessionTokenKey,
  isSessionToken,
  sessionTokenBytes,
  sessionTokenOf,
} from '#domain/sessions/session-token.ts';
import { responseData, functionResponseData } from '#web/platform/backend/response-data.ts';
import { AppError } from '#web/platform/app-error.ts';
import type { Backend } from '#web/platform/backend/backend.ts';
import { sessionStore } from '#web/platform/browser-storage.ts';
import { readDeviceId } from '#web/platform/this-device-id.ts';
import { connect } from '#web/platform/backend/connect.ts';

const sessionDays = 7;
const dayMs = 24 * 60 * 60 * 1000;
/** The page makes the row itself at sign-in: a moment's patience saves a second one. */
const rowPatience = 1500;

const firstId = (rows: unknown): string | null => {
  const row: unknown = Array.isArray(rows) ? rows[0] : null;
  const id: unknown = typeof row === 'object' && row !== null ? Reflect.get(row, 'id') : null;
  return typeof id === 'string' ? id : null;
};

const readPersonId = async (backend: Backend, userId: string, signal: AbortSignal): Promise<string> => {
  const rows = responseData(
    await backend.from('users').select('id').eq('google_id', userId).limit(1).abortSignal(signal),
  );
  const id = firstId(rows);
  if (id === null) throw new AppError('not-allowed', 'User profile not found');
  return id;
};

const hasSessionRow = async (backend: Backend, personId: string, signal: AbortSignal): Promise<boolean> => {
  const rows = responseData(
    await backend
      .from('user_sessions')
      .select('id, is_active, expires_at')
      .eq('user_id', personId)
      .eq('is_active', true)
      .gt('expires_at', new Date().toISOString())
      .limit(1)
      .abortSignal(signal),
  );
  return firstId(rows) !== null;
};

const createSessionRow = async (backend: Backend, personId: string, signal: AbortSignal): Promise<void> => {
  const kept = sessionStore.read(sessionTokenKey);
  const random = crypto.getRandomValues(new Uint8Array(sessionTokenBytes));
  const token = isSessionToken(kept) ? kept : sessionTokenOf(Date.now(), random);
  const { error, status } = await backend
    .from('user_sessions')
    .upsert(
      {
        user_id: personId,
        session_token: token,
        device_id: await readDeviceId(),
        // The server fills in what it saw.
        ip_address: null,
        device_name: 'This browser',
        device_type: 'web',
        browser_info: { userAgent: navigator.userAgent.slice(0, 400), language: navigator.language },
        expires_at: new Date(Date.now() + sessionDays * dayMs).toISOString(),
        is_active: true,
      },
      // The tab itself may add the same token at the same moment: then the row is there.
      { onConflict: 'session_token', ignoreDuplicates: true },
    )
    .abortSignal(signal);
  if (error !== null) responseData({ data: null, error, status });
};

const pause = async (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Spec 2 §6: the library opens to people with a live session row; where there is none, the client makes it. */
const ensureSessionRow = async (backend: Backend, userId: string, signal: AbortSignal): Promise<void> => {
  const personId = await readPersonId(backend, userId, signal);
  if (await hasSessionRow(backend, personId, signal)) return;
  await pause(rowPatience);
  if (await hasSessionRow(backend, personId, signal)) return;
  await createSessionRow(backend, personId, signal);
};

/** The rows as they come, to be parsed where they are used. */
export const fetchLibraryRows = async (userId: string, signal: AbortSignal): Promise<unknown> => {
  const { backend } = await connect();
  await ensureSessionRow(backend, userId, signal);
  return responseData(await backend.from('music_tracks').select('*').order('title').abortSignal(signal));
};

/** The ids of the tracks whose file is there. */
export const askForStored = async (signal: AbortSignal): Promise<unknown> => {
  const { backend } = await connect();
  return responseData(await backend.rpc('stored_tracks').abortSignal(signal));
};

/** Asks the server to have these ready, ten at most. */
export const askToPrepare = async (trackIds: readonly string[], signal: AbortSignal): Promise<unknown> => {
  const { backend } = await connect();
  return functionResponseData(
    await backend.functions.invoke<unknown>('prepare-tracks', { body: { trackIds }, signal }),
  );
};
