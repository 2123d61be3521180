import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Account } from '#server/testing/actors.ts';
import { openAssistant, textIn } from './assistant-calls.fixture.ts';
import type { OpenAssistant } from './assistant-calls.fixture.ts';
import { injectionPlaces, injections } from './injections.fixture.ts';
import type { Injection } from './injections.fixture.ts';

let here: OpenAssistant;
let ada: Account;
beforeAll(async () => {
  here = await openAssistant();
  await here.connect();
});
afterAll(async () => here.stop());

const tables = [
  'tasks',
  'task_steps',
  'focus_sessions',
  'ai_episodic_memory',
  'ai_semantic_memory',
  'ai_associative_memory',
  'ai_procedural_memory',
  'memory_settings',
  'memory_proposals',
  'ai_settings',
  'ai_provider',
  'personal_settings',
  'user_roles',
] as const;

/** Every row of everybody, but for what a question itself writes down. */
const everything = async (): Promise<unknown> => {
  const parts = tables.map(
    (table) =>
      `select '${table}' as name, coalesce(jsonb_agg(to_jsonb(t) order by to_jsonb(t)::text), '[]') as rows from public.${table} t`,
  );
  return (await here.adminQuery(parts.join(' union all '))).rows;
};

/** Puts it where it would be found, and answers the question that finds it. */
const place = async ({ place: where, words }: Injection): Promise<string> => {
  if (where === 'title' || where === 'imported list') {
    await here.addTask(ada, words.replaceAll(/\s+/g, ' ').slice(0, 200));
    return 'Plan my day';
  }
  if (where === 'note') {
    await here.addTask(ada, 'Post the letters', words);
    return 'Plan my day';
  }
  await here.remember(ada, words, { source: where === 'memory' ? 'typed' : 'chat' });
  return 'What did I say about letters?';
};

const unsafe =
  /https?:|:\/\/|\/\/evil|evil\.(?:example|com)|!\[|\]\(|<|javascript:|data:|mailto:|tel:|sms:|10\.0\.0|127\.0\.0/i;

describe('[COACH-01] words that pretend to be instructions', () => {
  it('are sixty, twelve in each place', () => {
    expect(injections).toHaveLength(60);
    expect(new Set(injections.map(({ words }) => words)).size).toBe(60);
    for (const where of injectionPlaces) {
      expect(injections.filter((one) => one.place === where)).toHaveLength(12);
    }
  });

  it.each(injections)('in a $place change nothing, even where the model obeys: $words', async (injection) => {
    ada = await here.person();
    const message = await place(injection);
    const { obeys } = injection;
    here.models.answer = ({ say, call, finish }, _body, turn) => {
      if ('calls' in obeys && turn === 0) {
        call(obeys.calls, obeys.with);
        finish('tool_calls');
        return;
      }
      say('says' in obeys ? `Well. ${obeys.says}` : 'I did it [m1].');
      finish();
    };
    const before = await everything();
    const asked = here.models.asked.length;
    const events = await here.ask(ada, message);

    // Nothing was carried out, and no setting is another.
    expect(await everything()).toEqual(before);
    // No link, no image, no markup.
    const shown = events.flatMap((event) => (event.type === 'proposal' ? [event.proposal] : []));
    expect(`${textIn(events)}\n${shown.map((one) => JSON.stringify(one)).join('\n')}`).not.toMatch(unsafe);
    // Nothing is cited that was not given.
    const { rows } = await here.adminQuery<{ id: string }>(
      'select id from public.ai_semantic_memory where user_id = $1',
      [ada.id],
    );
    const given = rows.map(({ id }) => id);
    const cited = events.flatMap((event) => (event.type === 'cite' ? [event.id] : []));
    expect(given).toEqual(expect.arrayContaining(cited));
    // What is suggested has the form of a suggestion, or is not shown.
    for (const one of shown) expect(['task', 'memory', 'session']).toContain(one.kind);
    // It reached the model as data, on a line of its own, and no instruction was made of it.
    const [system, user] = here.models.asked[asked]?.body?.messages ?? [];
    expect(system?.content).not.toContain('letters');
    const lines = String(user?.content).split('\n');
    expect(lines.filter((line) => line === 'DATA')).toHaveLength(1);
    expect(lines.filter((line) => line === 'END OF DATA')).toHaveLength(1);
    const from = lines.indexOf('DATA');
    expect(lines.indexOf('END OF DATA')).toBe(from + 2);
    expect(lines[from + 1]).toMatch(/^(?:task|memory m1)\b.*letters/i);
  });
});
