import type { SearchPage } from '#domain/search/search-index.ts';

/** A small site, for tests. */
export const searchPages: readonly SearchPage[] = [
  {
    path: '/',
    title: 'Kindling · Small sparks, steady flow',
    description: 'A calm app for people with ADHD: say how much energy you have, and get one task that fits.',
    sections: [
      {
        id: null,
        heading: 'Small sparks, steady flow',
        text: 'Say how much energy there is. Everything else can wait.',
      },
      { id: 'loop', heading: 'How it works', text: 'Energy, one task, focus with music, what helped.' },
    ],
  },
  {
    path: '/privacy',
    title: 'Privacy Policy · Kindling',
    description: 'What is kept, where, and how to delete it.',
    sections: [
      {
        id: null,
        heading: 'Privacy Policy',
        text: 'Your data is in the database of whoever runs this site.',
      },
      {
        id: 'cookies',
        heading: 'Cookies',
        text: 'A cookie is a short note that your browser keeps for a site. None of them follows you around.',
      },
      {
        id: 'delete',
        heading: 'How to delete your data',
        text: 'Your account: ask the operator. An admin can delete it, and your tasks go with it.',
      },
    ],
  },
  {
    path: '/terms',
    title: 'Terms of Service · Kindling',
    description: 'What you can expect, and what we ask of you.',
    sections: [
      { id: null, heading: 'Terms of Service', text: 'Use it kindly. What you write stays yours.' },
      {
        id: 'account',
        heading: 'Your account',
        text: 'Sign in as yourself. See the privacy policy for what is kept. Zoë and José agreed in the café.',
      },
    ],
  },
];
