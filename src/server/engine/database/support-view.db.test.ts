import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sharedViewSchema } from '#domain/support/shared-view.ts';
import type { SharedView } from '#domain/support/shared-view.ts';
import { shareFields } from '#domain/support/support-rules.ts';
import type { ShareField } from '#domain/support/support-rules.ts';
import { lookSchema } from '#domain/support/support-answers.ts';
import { createAccount } from '#server/testing/actors.ts';
import type { Account } from '#server/testing/actors.ts';
import type { OpenDatabase } from '#server/testing/open-database.ts';
import { openSupport, plantLife, words, zone } from './support.fixture.ts';
import type { SupportCalls } from './support.fixture.ts';

let open: OpenDatabase;
let owner: Account;
let supporter: Account;
let projectId: string;
let calls: SupportCalls;
beforeAll(async () => {
  ({ open, calls, owner, supporter, projectId } = await openSupport());
  // Somebody else's life is full of the same.
  await plantLife(open, await createAccount(open.adminQuery));
});
afterAll(() => open.close());
beforeEach(() => calls.clear());

const draft = (fields: readonly ShareField[]) => ({ fields, project_ids: [projectId], time_zone: zone });
const preview = async (fields: readonly ShareField[]): Promise<SharedView> =>
  sharedViewSchema.parse(await calls.call(owner.actor, 'preview_share', draft(fields)));

/** Every choice there is: 63 of six fields. */
const choices = Array.from({ length: 2 ** shareFields.length - 1 }, (_, index) =>
  shareFields.filter((_field, place) => ((index + 1) & (1 << place)) !== 0),
);

/** Which words each field lets out. */
const told: Readonly<Record<ShareField, readonly string[]>> = {
  energy: [],
  focus: [],
  finished: [],
  projects: [words.project],
  rituals: [words.ritual],
  titles: [words.title],
};

describe('[AUD-01] what a supporter sees', () => {
  test('is counted from records, in the days of the person’s own time zone, and nothing else', async () => {
    const view = await preview(shareFields);
    const { rows } = await open.adminQuery<{ today: string }>(
      `select (now() at time zone '${zone}')::date::text as today`,
    );
    expect(view).toMatchObject({ to: rows[0]?.today, time_zone: zone, fields: shareFields });
    expect(view.energy?.days.map(({ low, medium, high }) => [low, medium, high])).toEqual([
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 1],
      [0, 0, 0],
      [1, 0, 1],
    ]);
    expect(view.energy?.days.at(-1)?.day).toBe(view.to);
    expect(view.energy?.days[0]?.day).toBe(view.from);
    // Two checks say nothing about what is usual; three do.
    expect(view.energy?.weeks.map(({ checks, usual }) => [checks, usual])).toEqual([
      [0, null],
      [0, null],
      [2, null],
      [3, 'high'],
    ]);
    expect(view.focus?.days.map(({ sessions, minutes }) => [sessions, minutes])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
      [2, 41],
      [0, 0],
    ]);
    expect(view.focus?.weeks.map(({ sessions, minutes }) => [sessions, minutes])).toEqual([
      [0, 0],
      [0, 0],
      [1, 10],
      [2, 41],
    ]);
    expect(view.finished?.days.map(({ tasks }) => tasks)).toEqual([1, 0, 0, 0, 0, 0, 1]);
    expect(view.finished?.weeks.map(({ tasks }) => tasks)).toEqual([0, 0, 1, 2]);
    expect(view.projects).toEqual([
      { name: words.project, state: 'active', open: 1, finished: 2, finished_lately: 1 },
    ]);
    expect(view.rituals?.weeks.map(({ times }) => times)).toEqual([0, 0, 1, 1]);
    expect(view.rituals?.names).toEqual([{ name: words.ritual, times: 2 }]);
    expect(view.titles).toEqual({
      finished: [
        { day: view.to, title: `${words.title} one` },
        { day: view.from, title: `${words.title} two` },
      ],
      more: 0,
    });
  });

  test('is made of what is ticked and nothing else, for every choice of fields', async () => {
    const whole = await preview(shareFields);
    expect(choices).toHaveLength(63);
    for (const fields of choices) {
      const view = await preview(fields);
      expect(Object.keys(view).toSorted()).toEqual(
        ['from', 'to', 'time_zone', 'fields', ...fields].toSorted(),
      );
      for (const field of fields) expect(view[field]).toEqual(whole[field]);
      const text = JSON.stringify(view);
      const allowed = new Set(fields.flatMap((field) => told[field]));
      for (const word of Object.values(words)) {
        expect(text.includes(word), `${word} in ${fields.join('+')}`).toBe(allowed.has(word));
      }
    }
  });

  test('is the same that the owner was shown before, for every choice of fields', async () => {
    const share = await calls.share(owner, supporter, calls.invitation(['energy']));
    for (const fields of choices) {
      await calls.call(owner.actor, 'change_share', share, draft(fields));
      const look = lookSchema.parse(await calls.call(supporter.actor, 'look_at_person', share));
      expect(look.view).toEqual(await preview(fields));
      expect(look.fields).toEqual(fields);
    }
  });

  test('has no field for screening or memory, and none that is not known', async () => {
    for (const field of ['screening', 'memory', 'feelings', 'notes', 'ENERGY', '']) {
      const wanted = { ...draft([]), fields: ['energy', field] };
      expect(await calls.refusal(owner.actor, 'preview_share', wanted)).toBe('22023');
      expect(
        await calls.refusal(owner.actor, 'invite_supporter', {
          ...calls.invitation(['energy']),
          fields: ['energy', field],
        }),
      ).toBe('22023');
    }
    const { rows } = await open.adminQuery<{ source: string }>(
      `select prosrc as source from pg_proc where proname = 'support_view'`,
    );
    const read = [...(rows[0]?.source ?? '').matchAll(/public\.(\w+)/g)].map(([, name]) => name);
    expect(new Set(read)).toEqual(new Set(['energy_checks', 'focus_sessions', 'tasks', 'projects']));
    await expect(
      open.adminQuery(
        `insert into public.support_shares (user_id, name, shown_as, fields, time_zone, ends_at)
         values ($1, 'x', 'x', '{memory}', 'UTC', now())`,
        [owner.id],
      ),
    ).rejects.toMatchObject({ code: '23514' });
  });

  test('never shows a project of somebody else, or one that was not chosen', async () => {
    const { rows } = await open.adminQuery<{ id: string }>(
      'select id from public.projects where user_id <> $1',
      [owner.id],
    );
    const view = await calls.call(owner.actor, 'preview_share', {
      ...draft(['projects']),
      project_ids: rows.map(({ id }) => id),
    });
    expect(view).toMatchObject({ projects: [] });
  });

  test.each([
    ['no fields', { fields: [] }],
    ['no list of fields', { fields: 'energy' }],
    ['a field twice', { fields: ['energy', 'energy'] }],
    ['projects without one', { fields: ['projects'], project_ids: [] }],
    ['a time zone there is not', { time_zone: 'Mars/Olympus' }],
    ['no time zone', { time_zone: null }],
  ])('is refused with %s', async (_what, wrong) => {
    expect(await calls.refusal(owner.actor, 'preview_share', { ...draft(['energy']), ...wrong })).toBe(
      '22023',
    );
  });
});
