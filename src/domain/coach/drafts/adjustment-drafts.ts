import { type Draft, noLegalAdvice } from './draft.ts';

const ask = (id: string, title: string, about: string, middle: readonly string[]): Draft => ({
  id,
  group: 'adjustments',
  title,
  about,
  paragraphs: ['Hello {{manager’s name}},', ...middle, 'Thank you,\n{{your name}}'],
  note: noLegalAdvice,
});

const tryIt = 'Could we try it for {{number of weeks}} weeks and then look at how it went?';

/** Asking for one change at work. Each says what is needed, what it makes possible, and offers a trial. */
export const adjustmentDrafts: readonly Draft[] = [
  ask('ask-quiet-place', 'A quiet place', 'For work that needs your full attention.', [
    'I do my most careful work where it is quiet. In the open office I lose time on {{a task that needs quiet}}.',
    'I would like to use {{a quiet room or corner}} for {{how many}} hours a week. My energy is usually best {{your best hours}}.',
    tryIt,
  ]),
  ask('ask-written-instructions', 'Instructions in writing', 'For when spoken requests slip away.', [
    'I work faster and with fewer questions when I have a task in writing, even two lines.',
    'Could you send me new tasks by {{e-mail or chat}}: what is needed, by when, and what matters most? After a talk, I can write down what I understood, and you tell me if it is right.',
    tryIt,
  ]),
  ask('ask-flexible-start', 'A flexible start', 'For when mornings cost more than they give.', [
    'I would like to start between {{earliest time}} and {{latest time}}, and work the same hours in all.',
    'My energy is usually best {{your best hours}}, so I would do more of {{work that matters}} then. I would be there for {{fixed meetings}} every day.',
    tryIt,
  ]),
  ask('ask-headphones', 'Noise-cancelling headphones', 'For noise that you cannot switch off.', [
    'Background noise takes much of my attention. With noise-cancelling headphones I can stay with {{a task that needs quiet}}.',
    'May I wear them at my desk, and could {{the company or the team}} pay for a pair? When someone needs me, {{a sign to get your attention}} works well.',
    tryIt,
  ]),
  ask('ask-short-breaks', 'Short breaks', 'For long days and long meetings.', [
    'Short breaks help me keep my attention until the end of the day.',
    'I would like to take five minutes every {{number of minutes}} minutes, and a pause in meetings that last longer than an hour. The work stays the same.',
    tryIt,
  ]),
  ask('ask-deadlines-in-steps', 'Deadlines in steps', 'For big work with one far-off date.', [
    'Big projects go better for me with dates on the way. For {{the project}} I suggest:',
    '- {{first part}} by {{first date}}\n- {{second part}} by {{second date}}\n- everything by {{final date}}',
    'Could we talk for ten minutes at each step? Then you see early how it goes, and I know what comes next.',
  ]),
  ask('ask-days-at-home', 'Days at home', 'For work that needs a calm room.', [
    'I would like to work from home on {{which days}}. I would use these days for {{work that needs quiet}}.',
    'I am reachable {{hours}}, and I will send you a short note at the end of the day on what is done.',
    tryIt,
  ]),
  ask('ask-weekly-check-in', 'A short weekly talk', 'For knowing what comes first.', [
    'I do better work when I know what comes first. Could we talk for 15 minutes every {{day of the week}}?',
    'I bring three lines: what is done, what is next, where I am stuck. You tell me what matters most.',
    tryIt,
  ]),
];
