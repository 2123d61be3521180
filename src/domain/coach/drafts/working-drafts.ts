import { type Draft, noLegalAdvice } from './draft.ts';

const draft = (
  id: string,
  title: string,
  about: string,
  paragraphs: readonly string[],
  note: string | null = null,
): Draft => ({ id, group: 'working together', title, about, paragraphs, note });

export const workingDrafts: readonly Draft[] = [
  draft('weekly-plan', 'My week, for my manager', 'A short note on Monday, so that nobody has to ask.', [
    'Hello {{manager’s name}},',
    'This week I plan to get these done:\n{{this week’s tasks}}',
    'I need from you: {{a decision, a file, an answer}}.\nWhat may have to wait: {{what can wait}}.',
    'If something else should come first, please tell me today.',
    '{{your name}}',
  ]),
  draft('ask-for-feedback', 'Feedback in writing', 'For feedback you can read twice.', [
    'Hello {{name}},',
    'I would like to get better at {{one skill}}. Could you write me two lines about {{a piece of work}}?',
    '- What should I keep doing?\n- What is one thing to change next time?',
    'Writing is easier for me than talking about it on the spot. By {{a day}} would be great.',
    'Thank you,\n{{your name}}',
  ]),
  draft('say-no', 'Saying no', 'For a request that does not fit.', [
    'Hello {{name}},',
    'Thank you for thinking of me for {{the request}}. I cannot take it on this week, because I have promised {{what you promised}}.',
    'I could {{a smaller thing you can do}}, or start on {{a later day}}. Would one of these help?',
    '{{your name}}',
  ]),
  draft('move-a-deadline', 'Moving a deadline', 'Best sent before the day comes.', [
    'Hello {{name}},',
    'I want to tell you early: {{the work}} will not be ready on {{the agreed day}}.',
    'Done: {{what is done}}.\nStill open: {{what is open}}.',
    'I can give you everything on {{the new day}}, or {{a part}} on the day we agreed. Which is better for you?',
    '{{your name}}',
  ]),
  draft('handover-note', 'A handover note', 'So that others can go on while you are away.', [
    'Handover: {{the work}}, from {{your name}}',
    'Where it stands: {{where it stands}}\nWhat is next: {{the next step}}\nWho is waiting for what: {{who waits}}\nWhere the files are: {{place of the files}}\nWhat is tricky: {{what is tricky}}',
    'Questions until {{your last day}}: to me. After that: {{who knows}}.',
  ]),
  draft(
    'back-after-sick-leave',
    'Coming back after sick leave',
    'For a start that is not too steep.',
    [
      'Hello {{manager’s name}},',
      'I will be back on {{the day}}, and I look forward to {{something you look forward to}}.',
      'For the first weeks I suggest {{hours or days a week}}, and to begin with {{a task to begin with}}. What helps me: {{what helps you}}.',
      'Could we talk for 20 minutes on my first day: what has changed, and what comes first? I would like to keep the reasons for my leave to myself.',
      'Thank you,\n{{your name}}',
    ],
    noLegalAdvice,
  ),
  draft('clear-a-misunderstanding', 'Clearing up a misunderstanding', 'Short, calm, and forward.', [
    'Hello {{name}},',
    'I have thought about {{what happened}}. I think I understood {{what you understood}}, and you meant {{what they may have meant}}.',
    'I am sorry for {{your part in it}}. Next time I will {{what you will do}}.',
    'Is it all right between us now? If I have it wrong, please tell me.',
    '{{your name}}',
  ]),
  draft('say-thank-you', 'A thank-you', 'For someone who made your work easier.', [
    'Hello {{name}},',
    'Thank you for {{what they did}}. It helped me to {{what it made possible}}.',
    'If I can help you with {{something you are good at}}, just ask.',
    '{{your name}}',
  ]),
  draft('ask-what-comes-first', 'Asking what comes first', 'For when everything is urgent.', [
    'Hello {{manager’s name}},',
    'I have these on my list:\n{{this week’s tasks}}',
    'I can do two of them well this week. I would start with {{your choice}}. Is that right, or should something else come first?',
    '{{your name}}',
  ]),
];
