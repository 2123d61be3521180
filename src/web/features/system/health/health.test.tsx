import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { adviceFor, overallStatus, recommendationsOf } from '#domain/system/health-advice.ts';
import type { HealthAnswer, HealthCheck, HealthDetails as Details } from '#domain/system/health-answer.ts';
import { type CheckId, type CheckOutcome, statusOf } from '#domain/system/health-check.ts';
import { HealthDetails } from '#web/features/system/health/health-details.tsx';
import { HealthTop } from '#web/features/system/health/health-top.tsx';
import { InstallationSection } from '#web/features/system/installation-section.tsx';
import { findToast } from '#web/testing/find-toast.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';

const now = Date.parse('2026-11-18T12:00:00Z');
const gibibyte = 1024 ** 3;

const check = (id: CheckId, outcome: CheckOutcome): HealthCheck => ({
  id,
  outcome,
  status: statusOf(outcome),
  where: id === 'mail' ? 'smtp.example.org:587' : null,
  milliseconds: outcome === 'not_configured' ? null : 12,
});

const answerWith = (over: Partial<Details>): HealthAnswer => {
  const facts: Omit<Details, 'advice'> = {
    checked_at: new Date(now).toISOString(),
    next_check_at: new Date(now + 60_000).toISOString(),
    checks: [check('identity', 'works'), check('mail', 'not_configured'), check('speech', 'not_configured')],
    signing_keys: {
      source: 'generated',
      keys: [
        { kid: 'abcdefgh', alg: 'ES256', state: 'signs', since: '2026-11-01T00:00:00Z', at_least: false },
      ],
      rotate_by: '2027-11-01T00:00:00Z',
      spent: 0,
    },
    disk: { free_bytes: 25 * gibibyte, total_bytes: 100 * gibibyte },
    database_bytes: 300 * 1024 ** 2,
    queues: [
      { id: 'renders', waiting: 2, working: 1, stuck: 0, oldest_at: '2026-11-18T11:59:00Z' },
      { id: 'outbox', waiting: 0, working: 0, stuck: 0, oldest_at: null },
    ],
    versions: {
      app: '0.1.0',
      node: '24.1.0',
      postgres: '17.5',
      migrations: 31,
      newest_migration: '20261120120000_rls_audit',
      browsers: 'ES2022',
    },
    ...over,
  };
  const advice = adviceFor(facts, now);
  return {
    overall_status: overallStatus(advice),
    recommendations: recommendationsOf(advice),
    details: { ...facts, advice },
  };
};

const row = (name: string): string => screen.getByRole('row', { name: new RegExp(`^${name}`) }).textContent;

const path = 'POST /functions/v1/api-key-health-checker';

describe('[FN-04] the health of the site', () => {
  it('says first that everything answers, and asks for nothing', async () => {
    await renderFeature(<HealthTop />, { host: { [path]: () => answerWith({}) } });
    const top = await screen.findByRole('region', { name: 'Everything answers' });
    expect(within(top).queryByRole('list')).toBeNull();
  });

  it('says how many things need somebody, what first, with the command to copy', async () => {
    const old = answerWith({}).details?.signing_keys;
    if (old === undefined) throw new Error('No keys');
    const [key] = old.keys;
    if (key === undefined) throw new Error('No key');
    const answer = answerWith({
      checks: [check('mail', 'key_refused')],
      signing_keys: { ...old, keys: [{ ...key, since: '2025-01-01T00:00:00Z' }], spent: 1 },
    });
    const { user } = await renderFeature(<HealthTop />, { host: { [path]: () => answer } });
    const top = await screen.findByRole('region', { name: '2 things need you' });
    const rows = within(top).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Needs you: Mail server \(smtp\.example\.org:587\).*accept the key/),
      expect.stringMatching(/^Needs you: The signing key is more than a year old/),
      expect.stringMatching(/^Worth doing: An old signing key/),
    ]);
    await user.click(within(top).getByRole('button', { name: 'Copy the command npm run keys -- rotate' }));
    await findToast('Copied');
  });

  it('checks again when asked to, and says what came of it', async () => {
    let answer = answerWith({ checks: [check('mail', 'no_answer')] });
    const { user } = await renderFeature(<HealthTop />, {
      host: { [path]: () => answer },
    });
    await screen.findByRole('region', { name: '1 thing needs you' });
    answer = answerWith({});
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(
      within(await screen.findByRole('region', { name: 'Everything answers' })).getByRole('status')
        .textContent,
    ).toBe('Everything answers');
  });

  it('tells of each service what was tried and what came of it, and of what is not set up what happens instead', async () => {
    await renderFeature(<HealthDetails />, { host: { [path]: () => answerWith({}) } });
    const services = await screen.findByRole('region', { name: 'Keys and services' });
    const rows = await within(services).findAllByRole('listitem');
    expect(rows[0]?.textContent).toMatch(
      /Sign-in service.*Works.*Tried: reading its description.*It answered/,
    );
    expect(rows[1]?.textContent).toMatch(/Mail server.*Not configured.*Letters wait in the outbox/);
    expect(rows[1]?.textContent).not.toContain('Tried');
    const room = screen.getByRole('region', { name: 'Room and queues' });
    expect(room.textContent).toContain('25.0 GB free of 100.0 GB');
    expect(within(room).getAllByRole('listitem')[0]?.textContent).toMatch(
      /Music to render.*2 waiting, 1 under way/,
    );
    expect(within(room).getAllByRole('listitem')[1]?.textContent).toMatch(/Outbox.*Nothing/);
    const keys = screen.getByRole('region', { name: 'Signing keys' });
    expect(keys.textContent).toMatch(/abcdefgh….*Signs.*npm run keys -- rotate/);
  });

  it('offers another try where the answer cannot be read', async () => {
    await renderFeature(<HealthTop />, {
      host: { [path]: () => ({ overall_status: 'healthy', recommendations: [] }) },
    });
    await screen.findByText('We couldn’t read how the services are doing.');
    expect(screen.getAllByRole('button', { name: 'Try Again' })).toHaveLength(1);
  });
});

describe('[ADMIN-01] the counts of the installation', () => {
  it('are shown as counted, as an estimate, or as not counted yet, and never as a zero that is none', async () => {
    const { user } = await renderFeature(<InstallationSection />, {
      host: {
        [path]: () => answerWith({}),
        'POST /rest/v1/rpc/system_overview': () => ({
          database_version: '17.5',
          database_bytes: 1024 ** 2,
          accounts: 2,
          errors_last_day: 0,
          tables: [
            { name: 'empty', rows: 0, exact: true, rls: true },
            { name: 'large', rows: 5_000_000, exact: false, rls: true },
            { name: 'unknown', rows: null, exact: false, rls: false },
          ],
        }),
      },
    });
    await screen.findByText('Row security is off for 1 of 3 tables.');
    await user.click(screen.getByText('Show the tables'));
    expect(row('empty')).toBe('empty0On');
    expect(row('large')).toContain('About 5,000,000');
    expect(row('unknown')).toContain('Not counted yet');
    await screen.findByText('31 migrations, newest 20261120120000_rls_audit');
  });
});
