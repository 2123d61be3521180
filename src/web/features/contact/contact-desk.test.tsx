import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearDraft } from '#web/features/contact/contact-draft.ts';
import { ContactDesk } from '#web/features/contact/contact-desk.tsx';
import { OwnMessages } from '#web/features/contact/own-messages.tsx';
import { findToast } from '#web/testing/find-toast.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';
import { letPass, stopTimeouts } from '#web/testing/test-clock.ts';
import { type HostAnswers, refusal, startTestHost } from '#web/testing/test-host.ts';

/** Longer than it takes to be taken for a program. */
const aPersonsTime = 2000;

const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

const fillAll = () => {
  fill('Your message', 'Where do I find the timer?');
  fill('Your e-mail', 'robin@example.org');
};

const renderDesk = async (answer: HostAnswers[string] = () => ({})) => {
  const sent = vi.fn<() => void>();
  const rendered = await renderFeature(<ContactDesk account={null} onSent={sent} />);
  const host = startTestHost({ 'POST /functions/v1/contact': answer });
  const send = async () => {
    await rendered.user.click(screen.getByRole('button', { name: 'Send message' }));
    await letPass(aPersonsTime);
  };
  return { ...rendered, host, sent, send };
};

beforeEach(() => stopTimeouts());
afterEach(() => clearDraft());

describe('writing to whoever runs this site', () => {
  it('sends the message once, thanks, and tells the page', async () => {
    const { send, host, sent } = await renderDesk();
    fillAll();
    await send();
    const heading = screen.getByRole('heading', { name: 'Thank you. We got your message.' });
    expect(document.activeElement).toBe(heading);
    expect(host.asked.map(({ body }): unknown => JSON.parse(body))).toMatchObject([
      { topic: 'question', message: 'Where do I find the timer?', email: 'robin@example.org', subject: '' },
    ]);
    expect(sent).toHaveBeenCalledOnce();
  });

  it('waits until nobody is taken for a program', async () => {
    const { user, host } = await renderDesk();
    fillAll();
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    await letPass(aPersonsTime - 1);
    expect(host.asked).toEqual([]);
    expect(screen.getByRole('button', { name: 'Sending…' })).toBeTruthy();
    await letPass(1);
    expect(host.asked).toHaveLength(1);
  });

  it.each([
    ['Your message', '', 'Please write a message.'],
    ['Your message', 'Too short', 'Please write a little more: at least 10 characters.'],
    ['Your message', 'm'.repeat(4001), 'Please use at most 4,000 characters for your message.'],
    ['Your e-mail', '', 'Please enter an e-mail address so that we can reply.'],
    ['Your e-mail', 'robin@home', 'Please check the e-mail address. It should look like name@example.org.'],
    ['Your name (optional)', 'n'.repeat(101), 'Please use at most 100 characters for your name.'],
  ])('says of “%s” with “%.9s”: %s', async (label, value, message) => {
    const { send, host, user } = await renderDesk();
    fillAll();
    fill(label, value);
    await send();
    expect(host.asked).toEqual([]);
    const summary = within(screen.getByRole('region', { name: 'Please check one thing' }));
    const field = screen.getByLabelText(label);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await user.click(summary.getByRole('link', { name: message }));
    expect(document.activeElement).toBe(field);
  });

  it('takes a message of ten characters', async () => {
    const { send, host } = await renderDesk();
    fillAll();
    fill('Your message', 'Ten letter');
    await send();
    expect(host.asked).toHaveLength(1);
  });

  it('keeps the words when the host says it is too much, with the host’s own sentence', async () => {
    const { send } = await renderDesk(() => refusal(429, 'Please wait an hour.'));
    fillAll();
    await send();
    expect(screen.getByRole('alert').textContent).toBe('Please wait an hour.');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your message').value).toBe(
      'Where do I find the timer?',
    );
  });

  it('says that the site could not be reached, and sends the same letter again', async () => {
    let reachable = false;
    const { send, host } = await renderDesk(() => {
      if (!reachable) throw new TypeError('no way');
      return {};
    });
    fillAll();
    await send();
    expect(screen.getByRole('alert').textContent).toMatch(/^We couldn’t reach the server\./);
    reachable = true;
    await send();
    const [first, second] = host.asked.map(({ body }): unknown => JSON.parse(body));
    expect(second).toMatchObject({ id: idOf(first) });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('counts the characters, and speaks only near the end', async () => {
    await renderDesk();
    fill('Your message', 'm'.repeat(3599));
    expect(screen.getByText('3,599 of 4,000 characters')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('');
    fill('Your message', 'm'.repeat(3950));
    expect(screen.getByRole('status').textContent).toBe('Fewer than 100 characters left.');
    fill('Your message', 'm'.repeat(4001));
    expect(screen.getByRole('status').textContent).toBe('The message is too long now.');
  });

  it('has a trap that nobody sees, hears or gets to', async () => {
    await renderDesk();
    expect(screen.queryByRole('textbox', { name: 'Leave this empty' })).toBeNull();
    expect(screen.getByLabelText('Leave this empty').tabIndex).toBe(-1);
  });
});

const idOf = (letter: unknown): unknown =>
  typeof letter === 'object' && letter !== null ? Reflect.get(letter, 'id') : undefined;

const renderOwn = async (host: HostAnswers) => {
  vi.useRealTimers();
  return renderFeature(<OwnMessages />, { host });
};

describe('what was written before', () => {
  const written = [
    { id: 'm1', topic: 'idea', message: 'A quieter bell', created_at: '2026-11-01T10:00:00Z' },
  ];

  it('is deleted after a question, for good', async () => {
    const { user, host } = await renderOwn({
      'GET /rest/v1/contact_messages': () => written,
      'DELETE /rest/v1/contact_messages': () =>
        new Response(null, { status: 204, headers: { 'content-range': '*/1' } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Delete your message of 1 November 2026' }));
    await user.click(screen.getByRole('button', { name: 'Delete it' }));
    await findToast('Deleted');
    expect(screen.queryByText('A quieter bell')).toBeNull();
    expect(host.asked.filter(({ path }) => path.startsWith('DELETE'))).toHaveLength(1);
  });

  it('stays where deleting fails, and says so', async () => {
    const { user } = await renderOwn({
      'GET /rest/v1/contact_messages': () => written,
      'DELETE /rest/v1/contact_messages': () => refusal(500),
    });
    await user.click(await screen.findByRole('button', { name: 'Delete your message of 1 November 2026' }));
    await user.click(screen.getByRole('button', { name: 'Delete it' }));
    await findToast('Delete Failed');
    expect(screen.getByText('A quieter bell')).toBeTruthy();
  });

  it('is read again on request when it could not be read', async () => {
    let works = false;
    const { user } = await renderOwn({
      'GET /rest/v1/contact_messages': () => (works ? written : refusal(500)),
    });
    await screen.findByText('We couldn’t load your earlier messages.');
    works = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('A quieter bell')).toBeTruthy();
  });
});
