import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CalendarPanel } from '#web/features/calendars/calendar-panel.tsx';
import { findToast } from '#web/testing/find-toast.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';
import { refusal } from '#web/testing/test-host.ts';

const token = 'ab'.repeat(32);
const row = {
  with_titles: false,
  with_tasks: true,
  with_sessions: true,
  made_at: new Date().toISOString(),
  last_read_at: null,
};
const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
const calendar = (...summaries: readonly string[]): File =>
  new File(
    [
      [
        'BEGIN:VCALENDAR',
        'X-WR-CALNAME:Work',
        ...summaries.flatMap((summary) => [
          'BEGIN:VEVENT',
          `UID:${summary}`,
          `DTSTART:${tomorrow}T100000Z`,
          `DTEND:${tomorrow}T110000Z`,
          `SUMMARY:${summary}`,
          'END:VEVENT',
        ]),
        'END:VCALENDAR',
      ].join('\r\n'),
    ],
    'work.ics',
    { type: 'text/calendar' },
  );

const calendarOf = (id: string, days: number) => ({
  id,
  name: id,
  keepsTitles: false,
  readAt: new Date(Date.now() - 100 * 86_400_000).toISOString(),
  readUntil: new Date(Date.now() + days * 86_400_000).toISOString(),
});

const renderPanel = async (feed: object | null = null) => {
  let held = feed;
  const rendered = await renderFeature(<CalendarPanel />, {
    host: {
      'GET /rest/v1/calendar_feeds': () => (held === null ? [] : [held]),
      'POST /rest/v1/rpc/make_calendar_feed': () => {
        held = row;
        return token;
      },
      'PATCH /rest/v1/calendar_feeds': () => new Response(null, { status: 204 }),
      'DELETE /rest/v1/calendar_feeds': () => {
        held = null;
        return new Response(null, { status: 204 });
      },
    },
  });
  const bring = (file: File): Promise<void> =>
    rendered.user.upload(screen.getByLabelText('Calendar file'), file);
  return { ...rendered, bring };
};

describe('[ARCHIVE-01] one’s own calendar address', () => {
  it('is made without titles unless they are wanted, and shown once', async () => {
    const { user, host } = await renderPanel();
    await user.click(await screen.findByRole('button', { name: 'Make an address' }));
    const field = await screen.findByLabelText<HTMLInputElement>('Your calendar address');
    expect(field.value).toBe(`${location.origin}/calendar-feed/${token}.ics`);
    const asked = host.asked.find(({ path }) => path.includes('make_calendar_feed'));
    expect(JSON.parse(asked?.body ?? '{}')).toMatchObject({
      p_titles: false,
      p_tasks: true,
      p_sessions: true,
    });
    await user.click(screen.getByRole('button', { name: 'Copy address' }));
    expect(await navigator.clipboard.readText()).toBe(field.value);
  });

  it('is not made about nothing', async () => {
    const { user } = await renderPanel();
    await user.click(await screen.findByRole('switch', { name: 'Tasks with a day' }));
    await user.click(screen.getByRole('switch', { name: 'Focus sessions' }));
    expect(screen.getByRole('button', { name: 'Make an address' })).toHaveProperty('disabled', true);
  });

  it('tells whether a calendar reads it, and is not shown again', async () => {
    await renderPanel({ ...row, last_read_at: new Date().toISOString() });
    expect(await screen.findByText(/Last read today/)).toBeTruthy();
    expect(screen.queryByLabelText('Your calendar address')).toBeNull();
  });

  it('can be changed in what it tells', async () => {
    const { user, host } = await renderPanel(row);
    await user.click(await screen.findByRole('switch', { name: 'Show titles' }));
    await findToast('Saved');
    const change = host.asked.find(({ path }) => path.startsWith('PATCH'));
    expect(JSON.parse(change?.body ?? '{}')).toMatchObject({ with_titles: true, with_tasks: true });
  });

  it('is replaced after one question', async () => {
    const { user, host } = await renderPanel(row);
    const made = () => host.asked.filter(({ path }) => path.includes('make_calendar_feed')).length;
    await user.click(await screen.findByRole('button', { name: 'Replace the address' }));
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Replace the address' }));
    expect(made()).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Yes, replace it' }));
    expect(await screen.findByLabelText('Your calendar address')).toBeTruthy();
    expect(made()).toBe(1);
  });

  it('is deleted after one question', async () => {
    const { user, host } = await renderPanel(row);
    await user.click(await screen.findByRole('button', { name: 'Delete the address' }));
    expect(screen.getByRole('dialog', { name: 'Delete the address?' })).toBeTruthy();
    expect(host.asked.some(({ path }) => path.startsWith('DELETE'))).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Yes, delete it' }));
    expect(await screen.findByRole('button', { name: 'Make an address' })).toBeTruthy();
  });

  it('says so when it cannot be loaded', async () => {
    await renderFeature(<CalendarPanel />, { host: { 'GET /rest/v1/calendar_feeds': () => refusal(400) } });
    expect(await screen.findByText('We couldn’t load your calendar address.')).toBeTruthy();
  });
});

describe('[ARCHIVE-01] other calendars', () => {
  it('shows what is in a file, and keeps nothing yet', async () => {
    const { bring, store } = await renderPanel();
    await bring(calendar('Dentist'));
    const heading = await screen.findByRole('heading', { name: /^Work: 1 busy time until/ });
    expect(document.activeElement).toBe(heading);
    expect(store.all('calendarEvents')).toEqual([]);
  });

  it('keeps times without titles unless they are wanted', async () => {
    const { user, bring, store } = await renderPanel();
    await bring(calendar('Dentist'));
    await user.click(await screen.findByRole('button', { name: 'Keep these times' }));
    expect(store.all('calendarEvents').map(({ title }) => title)).toEqual(['']);
    await bring(calendar('Dentist'));
    await user.click(await screen.findByRole('switch', { name: 'Keep titles' }));
    await user.click(screen.getByRole('button', { name: 'Keep these times' }));
    expect(store.all('calendarEvents').map(({ title }) => title)).toEqual(['Dentist']);
  });

  it('takes the newer file of a calendar for the older one', async () => {
    const { user, bring, store } = await renderPanel();
    for (const file of [calendar('One', 'Two'), calendar('Two', 'Three', 'Four')]) {
      await bring(file);
      await user.click(await screen.findByRole('button', { name: 'Keep these times' }));
    }
    expect(store.all('otherCalendars')).toHaveLength(1);
    expect(store.all('calendarEvents')).toHaveLength(3);
  });

  it('deletes a calendar with its times in one press, and brings them back', async () => {
    const { user, bring, store } = await renderPanel();
    await bring(calendar('One', 'Two'));
    await user.click(await screen.findByRole('switch', { name: 'Keep titles' }));
    await user.click(screen.getByRole('button', { name: 'Keep these times' }));
    const list = await screen.findByRole('list', { name: 'Calendars you brought in' });
    await user.click(within(list).getByRole('button', { name: 'Delete Work' }));
    expect([store.all('otherCalendars'), store.all('calendarEvents')]).toEqual([[], []]);
    const toast = (await findToast('Deleted')).closest('li');
    if (toast === null) throw new Error('A toast stands in a list');
    await user.click(within(toast).getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(store.all('calendarEvents').map(({ title }) => title)).toEqual(['One', 'Two']),
    );
  });

  it('says when the file of a calendar has come to its end', async () => {
    await renderFeature(<CalendarPanel />, {
      host: { 'GET /rest/v1/calendar_feeds': () => [] },
      records: { otherCalendars: [calendarOf('Old', -10), calendarOf('New', 10)] },
    });
    const list = within(await screen.findByRole('list', { name: 'Calendars you brought in' }));
    const ended = list.getAllByText('Your calendar file ends here. Read a newer one.');
    expect(ended.map((line) => line.closest('li')?.textContent.slice(0, 3))).toEqual(['Old']);
  });

  it('says so when a file is no calendar', async () => {
    const { bring } = await renderPanel();
    await bring(new File(['hello'], 'notes.ics', { type: 'text/calendar' }));
    expect(await screen.findByText(/This isn’t a calendar file/)).toBeTruthy();
  });
});
