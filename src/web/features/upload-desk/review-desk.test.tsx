import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { deskRow } from '#domain/upload-desk/desk-upload.fixture.ts';
import { usualReasons } from '#domain/upload-desk/review-reasons.ts';
import { ReviewDesk } from '#web/features/upload-desk/review-desk.tsx';
import { findToast } from '#web/testing/find-toast.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';
import { type HostAnswers, refusal } from '#web/testing/test-host.ts';

const first = deskRow();
const second = deskRow({ id: '11111111-0000-4000-8000-000000000002', title: 'Paper Boats' });
const unmeasured = deskRow({
  id: '11111111-0000-4000-8000-000000000003',
  title: 'Just In',
  ai_analysis_status: 'pending',
  figures: null,
});

const counts = { waiting: 3, approved: 1, rejected: 100 };

const renderDesk = async (rows: readonly object[], answers: HostAnswers = {}) => {
  let held = rows;
  const sent: { readonly call: string; readonly body: unknown }[] = [];
  const take = (call: string) => async (request: Request) => {
    const body: unknown = await request.json();
    sent.push({ call, body });
    const id: unknown = Reflect.get(Object(body), 'upload');
    if (call !== 'correct_upload') held = held.filter((row) => Reflect.get(row, 'id') !== id);
    return null;
  };
  const rendered = await renderFeature(<ReviewDesk />, {
    host: {
      'POST /rest/v1/rpc/uploads_summary': () => [counts],
      'POST /rest/v1/rpc/list_uploads': () => held,
      'POST /rest/v1/rpc/approve_upload': take('approve_upload'),
      'POST /rest/v1/rpc/reject_upload': take('reject_upload'),
      'POST /rest/v1/rpc/correct_upload': take('correct_upload'),
      ...answers,
    },
  });
  await screen.findByRole('list', { name: 'Waiting' });
  await screen.findByRole('radio', { name: 'Waiting (3)' });
  return { ...rendered, sent };
};

const rowOf = async (title: string) =>
  screen.findByRole('listitem', { name: (name) => name.startsWith(title) });

describe('[UPLOAD-02] reviewing uploads', () => {
  it('counts each list, up to a hundred', async () => {
    await renderDesk([first]);
    expect(screen.getByRole('radio', { name: 'Approved (1)' })).toBeTruthy();
    expect(screen.getByRole('radio', { name: 'Rejected (100+)' })).toBeTruthy();
  });

  it('says of a row what was measured and what is by convention', async () => {
    await renderDesk([first]);
    const row = await rowOf('Slow Harbour');
    expect(row.textContent).toContain(
      '3:07 · 92 bpm measured · −14 LUFS measured · medium energy by convention',
    );
  });

  it('approves with one press', async () => {
    const { user, sent } = await renderDesk([first, second]);
    await user.click(await screen.findByRole('button', { name: 'Approve Slow Harbour by Robin Reed' }));
    await findToast('Approved');
    expect(sent).toEqual([{ call: 'approve_upload', body: { upload: first.id, corrections: {} } }]);
    await vi.waitFor(() => expect(screen.queryByText('Slow Harbour')).toBeNull());
  });

  it('approves nothing that was not measured', async () => {
    const { user, sent } = await renderDesk([unmeasured]);
    expect((await rowOf('Just In')).textContent).toContain('Being measured…');
    await user.click(await screen.findByRole('button', { name: 'Approve Just In by Robin Reed' }));
    expect(sent).toEqual([]);
  });

  it('rejects only with a reason', async () => {
    const { user, sent } = await renderDesk([first]);
    await user.click(await screen.findByRole('button', { name: 'Reject Slow Harbour by Robin Reed' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject Slow Harbour?' }));
    await user.click(dialog.getByRole('button', { name: 'Reject' }));
    expect(dialog.getByText('Please say why.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Sound quality' }));
    await user.click(dialog.getByRole('button', { name: 'Reject' }));
    await findToast('Rejected');
    const reason = usualReasons.find(({ label }) => label === 'Sound quality')?.text;
    expect(sent).toEqual([{ call: 'reject_upload', body: { upload: first.id, reason } }]);
  });

  it('corrects, and approves with the corrected energy', async () => {
    const { user, sent } = await renderDesk([first]);
    await user.click(await screen.findByRole('button', { name: 'Details of Slow Harbour by Robin Reed' }));
    const title = await screen.findByLabelText('Title');
    await user.clear(title);
    await user.type(title, 'Slow Harbor');
    await user.click(
      within(screen.getByRole('radiogroup', { name: 'Energy' })).getByRole('radio', { name: 'Low' }),
    );
    await user.click(
      within(screen.getByRole('radiogroup', { name: 'Mood' })).getByRole('radio', { name: 'Calm' }),
    );
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await findToast('Corrected');
    const corrections = { title: 'Slow Harbor', mood_category: 'calm', energy_level: 'low' };
    expect(sent.at(-1)).toEqual({ call: 'correct_upload', body: { upload: first.id, corrections } });
    await user.click(await screen.findByRole('button', { name: 'Approve Slow Harbour by Robin Reed' }));
    await findToast('Approved');
    expect(sent.at(-1)).toEqual({ call: 'approve_upload', body: { upload: first.id, corrections } });
  });

  it('shows why the server would not take one, and goes on with the others', async () => {
    const { user } = await renderDesk([first, second], {
      'POST /rest/v1/rpc/approve_upload': async (request) => {
        const body: unknown = await request.json();
        return Reflect.get(Object(body), 'upload') === first.id
          ? refusal(409, 'The file has changed since it was measured')
          : null;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Select all' }));
    await user.click(await screen.findByRole('button', { name: 'Approve 2' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve 2 uploads?' }));
    await user.click(dialog.getByRole('button', { name: 'Approve 2' }));
    expect(
      await findToast('Slow Harbour: The file has changed since it was measured. Done: 1 upload.'),
    ).toBeTruthy();
  });

  it('does all of it by keyboard: moves, selects, asks once, rejects all that are selected', async () => {
    const { user, sent } = await renderDesk([first, second, unmeasured]);
    (await rowOf('Slow Harbour')).focus();
    await user.keyboard(' j ');
    expect(document.activeElement).toBe(await rowOf('Paper Boats'));
    await user.keyboard('r');
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject 2 uploads?' }));
    await user.type(dialog.getByLabelText('Why'), 'Not this time');
    await user.click(dialog.getByRole('button', { name: 'Reject' }));
    await findToast('2 uploads.');
    expect(sent.map(({ call }) => call)).toEqual(['reject_upload', 'reject_upload']);
  });

  it('leaves letters to the fields somebody types into', async () => {
    const { user, sent } = await renderDesk([first]);
    await user.click(await screen.findByRole('button', { name: 'Details of Slow Harbour by Robin Reed' }));
    await user.type(await screen.findByLabelText('Artist'), 'ar?j');
    expect(screen.getByLabelText<HTMLInputElement>('Artist').value).toBe('Robin Reedar?j');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent).toEqual([]);
  });

  it('shows its keys', async () => {
    const { user } = await renderDesk([first]);
    (await rowOf('Slow Harbour')).focus();
    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keys' })).toBeTruthy();
  });
});
