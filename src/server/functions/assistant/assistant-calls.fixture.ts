import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { assistantEventSchema } from '#domain/assistant/assistant-request.ts';
import type { AssistantEvent } from '#domain/assistant/assistant-request.ts';
import { memoryTables } from '#domain/memory/memory-layer.ts';
import { newMemoryRow } from '#domain/memory/memory-row.ts';
import { startModelServer } from '#server/assistant/model-server.fixture.ts';
import { createSealedBox } from '#server/engine/auth/tokens/sealed-box.ts';
import { MeaningUnavailable } from '#server/memory/meaning-unavailable.ts';
import { createLogger } from '#server/observability/logger.ts';
import { createAccount } from '#server/testing/actors.ts';
import type { Account } from '#server/testing/actors.ts';
import { openDatabase } from '#server/testing/open-database.ts';
import { asFunctionError, functionErrorResponse } from '../function-error.ts';
import { assistant } from './assistant.ts';

const box = createSealedBox(randomBytes(32));

/** The function with a real database and a model server on this machine. Memories are found by their words. */
export const openAssistant = async () => {
  const open = await openDatabase();
  const models = await startModelServer();
  // Loaded with the first question otherwise, which then waits longer than these tests do.
  await import('#server/assistant/begin-stream.ts');
  const logged: string[] = [];
  const logger = createLogger({ level: 'info', destination: { write: (line) => void logged.push(line) } });
  const turns: string[] = [];
  const run = assistant({
    db: open.db,
    box,
    logError: (message, cause) => logger.error(message, { cause }),
    options: { patience: { firstTokenMs: 1000, idleMs: 1000, totalMs: 10_000 } },
    engine: { embed: async () => Promise.reject(new MeaningUnavailable('no model here')) },
    limits: { take: async (...taken) => void turns.push(...taken.map(({ limit }) => limit)) },
  });

  const person = async (
    mode = 'chosen',
    shown = '{assistant}',
    { uses = '{assistant}', tier = 'free' } = {},
  ): Promise<Account> => {
    const account = await createAccount(open.adminQuery);
    await open.adminQuery(`insert into public.licences (user_id, tier) values ($1, $2)`, [account.id, tier]);
    await open.adminQuery(
      `insert into public.ai_settings (user_id, mode, uses, shown_uses) values ($1, $2, $3, $4)`,
      [account.id, mode, uses, shown],
    );
    await open.adminQuery('insert into public.memory_settings (user_id, enabled) values ($1, true)', [
      account.id,
    ]);
    return account;
  };
  const connect = async (url = models.url): Promise<void> => {
    await open.adminQuery(
      `insert into public.ai_provider (preset, base_url, model) values ('custom', $1, 'small')
       on conflict (only_row) do update set base_url = excluded.base_url, monthly_cap = null`,
      [url],
    );
  };
  const remember = async (
    { id }: Account,
    sentence: string,
    more: Readonly<Record<string, unknown>> = {},
  ): Promise<string> => {
    const said = { layer: 'semantic', about: 'tea', sentence, source: 'chat', sourceId: null } as const;
    const fields = newMemoryRow({ ...said, tags: [], importance: 3, quote: null, saidAt: null });
    const row = { ...fields, ...more, user_id: id };
    await open.adminQuery('delete from public.memory_stores');
    const columns = Object.keys(row).join(', ');
    const { rows } = await open.adminQuery<{ id: string }>(
      `insert into public.${memoryTables.semantic} (${columns})
       select ${columns} from jsonb_populate_record(null::public.${memoryTables.semantic}, $1) returning id`,
      [row],
    );
    return rows[0]?.id ?? '';
  };
  const addTask = async ({ id }: Account, title: string, description = ''): Promise<void> => {
    await open.adminQuery(`insert into public.tasks (user_id, title, description) values ($1, $2, $3)`, [
      id,
      title,
      description,
    ]);
  };
  const call = async (who: Account, body: unknown, signal?: AbortSignal): Promise<Response> => {
    const request = new Request('http://host/functions/v1/assistant', {
      method: 'POST',
      body: JSON.stringify(body),
      ...(signal === undefined ? {} : { signal }),
    });
    try {
      return await run(request, { actor: who.actor, userId: who.id, db: open.db, address: '' });
    } catch (error) {
      return functionErrorResponse(asFunctionError(error));
    }
  };
  const ask = async (who: Account, message: string, more: object = {}): Promise<AssistantEvent[]> => {
    const answer = await call(who, { use: 'assistant', message, ...more });
    return eventsIn(await answer.text());
  };
  return {
    ...open,
    models,
    logged,
    turns,
    person,
    connect,
    remember,
    addTask,
    call,
    ask,
    stop: async () => {
      await models.stop();
      await open.close();
    },
  };
};
export type OpenAssistant = Awaited<ReturnType<typeof openAssistant>>;

export const eventsIn = (text: string): AssistantEvent[] =>
  text
    .split('\n\n')
    .filter((event) => event.startsWith('data: '))
    .map((event) => z.parse(assistantEventSchema, JSON.parse(event.slice(6))));

export const textIn = (events: readonly AssistantEvent[]): string =>
  events.map((event) => (event.type === 'text' ? event.delta : '')).join('');
