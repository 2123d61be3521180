import { type Draft, noLegalAdvice } from './draft.ts';
import { tellingPage } from './telling-page.ts';

const listed = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');

export const tellingDrafts: readonly Draft[] = [
  {
    id: 'for-and-against-telling',
    group: 'telling',
    title: 'For and against telling',
    about: 'A page to think with. Telling is up to you, and so is waiting.',
    paragraphs: [
      `For telling:\n${listed(tellingPage.for)}\n- {{a reason of your own for it}}`,
      `Against telling:\n${listed(tellingPage.against)}\n- {{a reason of your own against it}}`,
      `Questions that may help:\n${listed(tellingPage.questions)}`,
      'For now I lean towards: {{tell, wait, or ask without telling}}. I will read this again on {{a day}}.',
    ],
    note: noLegalAdvice,
  },
  {
    id: 'tell-my-manager',
    group: 'telling',
    title: 'Telling my manager',
    about: 'If you have decided to tell, and want to lead to what you need.',
    paragraphs: [
      'Hello {{manager’s name}},',
      'There is something I would like you to know: I have ADHD. You may have noticed it in {{what people may notice}}, and also in {{what you are good at}}.',
      'What helps me at work: {{what helps you}}.',
      'I would like to talk about {{one change that would help}}. Please keep this between us, unless we agree on something else.',
      'Thank you,\n{{your name}}',
    ],
    note: noLegalAdvice,
  },
  {
    id: 'ask-without-telling',
    group: 'telling',
    title: 'Asking without telling',
    about: 'If you want a change, and want to keep the reason to yourself.',
    paragraphs: [
      'Hello {{manager’s name}},',
      'I have looked at how I work best. What helps me: {{what helps you}}.',
      'I would like to change one thing: {{one change that would help}}. It would help me with {{the work it helps with}}.',
      'Could we try it for {{number of weeks}} weeks? I will tell you how it went.',
      'Thank you,\n{{your name}}',
    ],
    note: noLegalAdvice,
  },
  {
    id: 'tell-a-colleague',
    group: 'telling',
    title: 'Telling a colleague',
    about: 'If you want one person beside you to know.',
    paragraphs: [
      'Hi {{colleague’s name}},',
      'I want to tell you something, because we work together a lot: I have ADHD. It means that {{what people may notice}}.',
      'You do not have to do anything special. One thing would help: {{one thing they can do}}. And please keep it to yourself.',
      '{{your name}}',
    ],
    note: null,
  },
];
