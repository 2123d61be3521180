import type { Advice, QueueFacts } from '#domain/system/health-answer.ts';
import type { CheckStatus } from '#domain/system/health-check.ts';

const hour = 3_600_000;

/** What works by itself and should not stand still for longer than this. */
export const longestWait = hour;

interface QueueWords {
  readonly name: string;
  readonly note: string;
}

export const queueWords: Readonly<Record<QueueFacts['id'], QueueWords>> = {
  messages: { name: 'New messages', note: 'from the contact page, for you to read' },
  review: { name: 'Uploads for review', note: 'offered by people, for you to hear' },
  outbox: { name: 'Outbox', note: 'letters that couldn’t be sent' },
  renders: { name: 'Music to render', note: 'made one after the other' },
  analysis: { name: 'Sounds to measure', note: 'measured one after the other' },
  uploads: { name: 'Uploads under way', note: 'begun and not finished yet' },
  discarded: { name: 'Files to delete', note: 'taken away at the next sweep' },
  voice: { name: 'Recordings to understand', note: 'waiting for this process' },
};

const times = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('en')} ${many}`;

const hint = (id: string, sentence: string, command: string | null = null): Advice => ({
  id,
  weight: 'hint',
  sentence,
  command,
});

const outboxAdvice = ({ waiting, stuck }: QueueFacts, mail: CheckStatus | undefined): readonly Advice[] => {
  if (mail === 'not_configured' && waiting > 0) {
    const letters = times(waiting, 'letter waits', 'letters wait');
    return [
      hint(
        'outbox',
        `${letters} in the outbox. Set SMTP_URL and SMTP_FROM to send mail, or read them on the machine.`,
        'npm run outbox',
      ),
    ];
  }
  if (stuck === 0) return [];
  const letters = times(stuck, 'letter', 'letters');
  return [
    hint('outbox', `The mail server didn’t take ${letters}. Read them on the machine.`, 'npm run outbox'),
  ];
};

const standsStill = ({ id, waiting, oldest_at: oldest }: QueueFacts, now: number): readonly Advice[] =>
  waiting > 0 && oldest !== null && now - Date.parse(oldest) > longestWait
    ? [
        hint(
          `slow-${id}`,
          `${queueWords[id].name}: the first of ${waiting.toLocaleString('en')} has waited for more than an hour.`,
        ),
      ]
    : [];

/** None of it makes a site unhealthy: what waits is kept. */
export const queueAdvice = (
  queues: readonly QueueFacts[],
  mail: CheckStatus | undefined,
  now: number,
): readonly Advice[] =>
  queues.flatMap((queue) => {
    if (queue.id === 'outbox') return outboxAdvice(queue, mail);
    return queue.id === 'renders' || queue.id === 'analysis' ? standsStill(queue, now) : [];
  });
