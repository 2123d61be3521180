import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { AuditVerdict } from '#domain/audit/audit-verdict.ts';
import type { AuditAnswer } from '#domain/security/audit/audit-answer.ts';
import type { PastRun } from '#domain/security/audit/audit-history.ts';
import type { AuditEvent } from '#domain/security/audit/audit-progress.ts';
import { HomeSecurity } from '#web/features/security-desk/check/home-security.tsx';
import { Page } from '#web/pages/security.tsx';
import { findToast } from '#web/testing/find-toast.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';
import { refusal } from '#web/testing/test-host.ts';

const perfect: AuditAnswer = {
  scope: 'installation',
  audit: {
    status: 'SECURE',
    tables_without_rls: 0,
    expired_active_sessions: 0,
    location_data_needing_anonymization: 0,
  },
  tests: 2007,
  score: 105,
  grade: 'A+',
  failedPolicies: 0,
  lowSecurityPolicies: 0,
  warningPolicies: 0,
  isPerfect: true,
  run: {
    id: 'one',
    started_at: '2026-11-17T10:00:00Z',
    finished_at: '2026-11-17T10:00:03Z',
    age_seconds: 3,
  },
  result: { cells: [], findings: [], policies: [] },
  previous: null,
};
const open: AuditAnswer = {
  ...perfect,
  scope: 'own',
  audit: { ...perfect.audit, status: 'CRITICAL' },
  score: 75,
  grade: 'B+',
  failedPolicies: 1,
  isPerfect: false,
  run: { id: 'two', started_at: '', finished_at: '', age_seconds: 180 },
  result: {
    cells: [
      {
        table: 'public.tasks',
        scene: '',
        operation: 'select',
        actor: 'stranger',
        may: false,
        outcome: 'allowed',
        saw: '1',
        test_result: 'failed',
        security_level: 'high',
      },
    ],
    findings: [],
    policies: [],
  },
};
const fresh: AuditAnswer = { ...perfect, run: null, result: null, score: 100, isPerfect: false };
const past = (id: string, score: number, failed: number): PastRun => ({
  id,
  finished_at: '2026-11-16T10:00:00Z',
  tests: 10,
  failed,
  low: 0,
  warnings: 0,
  open_tables: 0,
  score,
  grade: score >= 100 ? 'A+' : 'B+',
});

const audit = 'POST /functions/v1/security-audit';
const history = 'POST /rest/v1/rpc/read_security_runs';
const ownHistory = 'POST /rest/v1/rpc/own_security_runs';

/** A stream that a test writes, event by event. */
const createStream = () => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const words = new TextEncoder();
  return {
    response: new Response(readable, { headers: { 'content-type': 'text/event-stream' } }),
    send: (event: AuditEvent): void => {
      void writer.write(words.encode(`data: ${JSON.stringify(event)}\n\n`));
    },
    // A reader that has left is told nothing more.
    end: (): void => void writer.close().catch(() => undefined),
  };
};

const card = () => screen.findByRole('region', { name: 'Security Hardening Validation' });

describe('[AUDIT-01] /security', () => {
  it('shows each step as the host says it is done, then the result, and says so', async () => {
    const stream = createStream();
    const { user } = await renderFeature(<Page />, {
      host: {
        [audit]: async (request) => ((await request.text()).includes('run') ? stream.response : fresh),
        [history]: () => [],
      },
    });
    const panel = await card();
    expect(await within(panel).findByText('No check has run yet.')).toBeTruthy();
    await user.click(within(panel).getByRole('button', { name: 'Run a security check' }));
    const bar = await within(panel).findByRole('progressbar', { name: 'How far the check is' });
    expect(bar.getAttribute('aria-valuenow')).toBeNull();
    stream.send({ type: 'progress', step: 'tables', done: 48, total: 96 });
    expect(await within(panel).findByText('48 of 96')).toBeTruthy();
    expect(bar.getAttribute('aria-valuenow')).toBe('52');
    expect(within(panel).getByRole('status').textContent).toBe('Try every table');
    stream.send({ type: 'progress', step: 'functions', done: 51, total: 51 });
    await waitFor(() => expect(within(panel).getByRole('status').textContent).toBe('Save the result'));
    stream.send({ type: 'answer', answer: perfect });
    stream.end();
    expect(await findToast('Perfect Security Score')).toBeTruthy();
    expect(within(panel).getByRole('heading', { name: 'Security Validation Complete' })).toBeTruthy();
    expect(within(panel).getByText('Every lock held.')).toBeTruthy();
    expect(within(panel).queryByRole('progressbar')).toBeNull();
  });

  it('says Validation Failed with the words of the problem, and keeps the last result', async () => {
    const stream = createStream();
    const { user } = await renderFeature(<Page />, {
      host: {
        [audit]: async (request) => ((await request.text()).includes('run') ? stream.response : perfect),
        [history]: () => [past('one', 105, 0)],
      },
    });
    await user.click(within(await card()).getByRole('button', { name: 'Run a security check' }));
    stream.send({ type: 'problem', code: 'audit_unavailable', message: 'This database cannot be tried' });
    stream.end();
    expect(await findToast('Validation Failed')).toBeTruthy();
    expect(await findToast('This database cannot be tried')).toBeTruthy();
    expect(within(await card()).getByText('Every lock held.')).toBeTruthy();
  });

  it('says Validation Failed with what a refusal says', async () => {
    const { user } = await renderFeature(<Page />, {
      host: {
        [audit]: async (request) =>
          (await request.text()).includes('run') ? refusal(429, 'Please wait a moment.') : perfect,
        [history]: () => [],
      },
    });
    await user.click(within(await card()).getByRole('button', { name: 'Run a security check' }));
    expect(await findToast('Validation Failed')).toBeTruthy();
    expect(await findToast('Please wait a moment.')).toBeTruthy();
  });

  it('draws the history, says it in a sentence and shows it as a table', async () => {
    const { user } = await renderFeature(<Page />, {
      host: { [audit]: () => perfect, [history]: () => [past('b', 105, 0), past('a', 60, 1)] },
    });
    const earlier = await screen.findByRole('region', { name: 'Earlier checks' });
    expect(
      await within(earlier).findByText(
        '2 checks, scores from 60 to 105. The newest has 105. A hollow column is a check in which a lock didn’t hold.',
      ),
    ).toBeTruthy();
    await user.click(within(earlier).getByText('Show as a table'));
    const rows = await within(earlier).findAllByRole('row');
    expect(
      rows.map((row) =>
        within(row)
          .queryAllByRole('cell')
          .map(({ textContent }) => textContent),
      ),
    ).toEqual([[], ['105', 'A+', '0', '0', '0'], ['60', 'B+', '1', '0', '0']]);
  });

  it('[FN-01] verifies the record, and says when it was last sealed', async () => {
    const verdict: AuditVerdict = {
      ok: true,
      checked: 12,
      from: 1,
      to: 12,
      first_broken: null,
      why: null,
      checkpoint: { seq: 9, kind: 'seal', hash: '', made_at: '2026-11-17T03:00:00Z', signature: '' },
      checkpoints: 1,
      forged_checkpoint: null,
      missing_checkpoint: null,
    };
    const { user } = await renderFeature(<Page />, {
      host: {
        [audit]: () => perfect,
        [history]: () => [],
        'POST /functions/v1/audit-management': () => verdict,
      },
    });
    const record = await screen.findByRole('region', { name: 'The record of important actions' });
    await user.click(within(record).getByRole('button', { name: 'Verify the record' }));
    expect(
      await within(record).findByText('The record is whole. 12 entries were checked, and 1 signature holds.'),
    ).toBeTruthy();
    expect(within(record).getByText(/^Last sealed/).textContent).toMatch(/at entry 9\.$/);
  });
});

describe('[AUDIT-01] [LAND-01] the security validation of the home page', () => {
  it('shows what was found around what is theirs, with somebody to tell, and no way to what is for admins', async () => {
    await renderFeature(<HomeSecurity />, { host: { [audit]: () => open } });
    const panel = await card();
    expect(await within(panel).findByText('Another person could read rows of tasks')).toBeTruthy();
    expect(within(panel).getByText('Critical')).toBeTruthy();
    expect(within(panel).getByText('CRITICAL')).toBeTruthy();
    expect(within(panel).getByText('A lock around what’s yours didn’t hold.')).toBeTruthy();
    expect(within(panel).getByRole('link', { name: 'Tell them' }).getAttribute('href')).toBe('/contact');
    expect(within(panel).queryByRole('link', { name: /mend|security page/ })).toBeNull();
    expect(within(panel).queryByText('public.tasks')).toBeNull();
  });

  it('says so where the last check still counts', async () => {
    const { user } = await renderFeature(<HomeSecurity />, {
      host: { [audit]: () => open, [ownHistory]: () => [] },
    });
    const panel = await card();
    await user.click(await within(panel).findByRole('button', { name: 'Run a security check' }));
    expect(await findToast('Security Validation Complete')).toBeTruthy();
    expect(within(panel).getByText(/A check counts for ten minutes/)).toBeTruthy();
  });

  it.each([
    ['SECURE', 'Security Status'],
    ['WARNING', 'Security Status Needs a Look'],
  ])('tells the status %s in a toast titled %s', async (status, title) => {
    const { user } = await renderFeature(<HomeSecurity />, {
      host: { [audit]: () => perfect, 'POST /rest/v1/rpc/perform_security_audit': () => ({ status }) },
    });
    await user.click(within(await card()).getByRole('button', { name: 'Check the status' }));
    expect(await findToast(title)).toBeTruthy();
    expect(await findToast(`Status: ${status}`)).toBeTruthy();
  });

  it('says Test Failed where the status cannot be had', async () => {
    const { user } = await renderFeature(<HomeSecurity />, {
      host: { [audit]: () => perfect, 'POST /rest/v1/rpc/perform_security_audit': () => refusal(500, 'no') },
    });
    await user.click(within(await card()).getByRole('button', { name: 'Check the status' }));
    expect(await findToast('Test Failed')).toBeTruthy();
  });

  it('offers to clean up what waits, and looks again', async () => {
    let isClean = false;
    const waiting = { ...perfect.audit, expired_active_sessions: 1, location_data_needing_anonymization: 2 };
    const { user } = await renderFeature(<HomeSecurity />, {
      host: {
        [audit]: () => (isClean ? perfect : { ...perfect, audit: waiting, score: 70 }),
        'POST /rest/v1/rpc/automated_security_cleanup': () => {
          isClean = true;
          return { expired_sessions_ended: 1, locations_coarsened: 2 };
        },
      },
    });
    const panel = await card();
    expect(await within(panel).findByText('1 session has run out and still counts as active.')).toBeTruthy();
    expect(
      within(panel).getByText('2 places people signed in from are older than 30 days and still exact.'),
    ).toBeTruthy();
    await user.click(within(panel).getByRole('button', { name: 'Clean up' }));
    expect(await findToast('Cleaned Up')).toBeTruthy();
    expect(await findToast('1 session ended, 2 places made coarse.')).toBeTruthy();
    await waitFor(() => expect(within(panel).queryByRole('button', { name: 'Clean up' })).toBeNull());
  });

  it('offers another try where the last check cannot be had', async () => {
    let isThere = false;
    const { user } = await renderFeature(<HomeSecurity />, {
      host: { [audit]: () => (isThere ? perfect : refusal(500)) },
    });
    const again = await within(await card()).findByRole('button', { name: 'Try again' });
    isThere = true;
    await user.click(again);
    expect(await screen.findByText('Every lock held.')).toBeTruthy();
  });
});
