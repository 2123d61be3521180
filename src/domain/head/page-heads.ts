import { lastChanged, type ReadingPath } from '#domain/reading/last-changed.ts';
import { personalTitle } from '#domain/head/personal-title.ts';
import { withoutSlash } from '#domain/navigation/without-slash.ts';

/** What a page says about itself to a browser tab, a search engine and whoever shares it. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** Whether search engines may list it. Pages that belong to one person are nobody else's to find. */
  readonly index: boolean;
  /** A page to be read, with the day of its last change. */
  readonly article?: { readonly dateModified: string };
}

const general = ['ADHD', 'focus', 'energy', 'task management', 'productivity'];

const everybody = (title: string, description: string, keywords: readonly string[] = []): PageHead => ({
  title,
  description,
  keywords: [...keywords, ...general],
  index: true,
});

/** A page to be read, with the day of its last change. */
const toRead = (
  path: ReadingPath,
  title: string,
  description: string,
  keywords: readonly string[],
): PageHead => ({
  ...everybody(title, description, keywords),
  article: { dateModified: lastChanged[path] },
});

const personal = (title: string, description: string): PageHead => ({
  title: personalTitle(title),
  description,
  keywords: general,
  index: false,
});

/** One entry per built page; a test compares it with the route table. */
export const pageHeads: Readonly<Record<string, PageHead>> = {
  '/': everybody(
    'Kindling · Small sparks, steady flow',
    'A calm app for people with ADHD: say how much energy you have, and get one task that fits.',
    ['ADHD app'],
  ),
  '/old-homepage': everybody(
    'A quiet room for a busy mind · Kindling',
    'Choose your own path by the energy you have: test your brain, try the music, try your voice, check the security.',
    ['ADHD app', 'path chooser'],
  ),
  '/features-pricing': everybody(
    'Features and pricing · Kindling',
    'What the Free, Pro, Premium and Enterprise tiers include. Kindling sells nothing: Free costs 0 USD, and each site decides who gets the others.',
    ['pricing', 'free tier'],
  ),
  '/roadmap': everybody(
    'V1 Roadmap · Kindling',
    'What Kindling can do today, what we’re working on, what comes next, and what we won’t build. No dates, and why.',
    ['roadmap'],
  ),
  '/brand': everybody(
    'Brand Story · Kindling',
    'Why it’s called Kindling, how we write, and our logo, colours and typeface, with files to download.',
    ['brand', 'logo'],
  ),
  '/auth/google': personal('Sign in', 'Signing in to Kindling.'),
  '/auth/v1/callback': personal('Sign in', 'Signing in to Kindling.'),
  '/auth/music/callback': personal('Back from a music service', 'Kindling plays its own music.'),
  '/auth-required': personal('Sign in', 'Sign in to see this page.'),
  '/privacy': toRead(
    '/privacy',
    'Privacy Policy · Kindling',
    'What this site keeps about you, why, for how long and how to delete it. No ads, no tracking, nothing from other companies.',
    ['privacy'],
  ),
  '/terms': toRead(
    '/terms',
    'Terms of Service · Kindling',
    'What you can expect from this site and what we ask of you, in plain words.',
    ['terms'],
  ),
  '/music-library': everybody(
    'Music library · Kindling',
    'Quiet music made for work and rest, with a measured tempo on every track. You can play three tracks without signing in.',
    ['focus music', 'music library'],
  ),
  '/music-guide': toRead(
    '/music-guide',
    'Music guide · Kindling',
    'How to choose music by energy, what lyrics, tempo and volume do, and what we know about modulation. In plain words, with sources.',
    ['focus music', 'amplitude modulation'],
  ),
  '/adhd-research': toRead(
    '/adhd-research',
    'ADHD research · Kindling',
    'What we know about ADHD in adults, what has been tried, and what Kindling is based on. In plain words, with sources and their limits.',
    ['ADHD research', 'adult ADHD'],
  ),
  '/music-therapy-research': toRead(
    '/music-therapy-research',
    'Music therapy research · Kindling',
    'What studies found about music, noise, modulation and binaural beats, with ADHD and without, and how to try it on yourself.',
    ['music therapy', 'focus music', 'binaural beats', 'white noise'],
  ),
  '/security-overview': toRead(
    '/security-overview',
    'Security overview · Kindling',
    'Who can see what, what leaves your device, what is encrypted and what isn’t, and what is still missing. In plain words.',
    ['security', 'privacy'],
  ),
  '/security-architecture': toRead(
    '/security-architecture',
    'Security architecture · Kindling',
    'One address, one way into the database, policies for every row: how each request is checked, with the tests that prove it.',
    ['row-level security', 'content security policy'],
  ),
  '/ai-memory-system': toRead(
    '/ai-memory-system',
    'What Kindling remembers · Kindling',
    'Why memory is hard with ADHD, four kinds of memory, and what Kindling remembers about you today, with sources.',
    ['working memory', 'external memory'],
  ),
  '/upload': everybody(
    'Upload your music · Kindling',
    'Upload your own music for focus: MP3, WAV, FLAC or M4A, up to 50 MB each. Measured, ready to play, and only yours unless you offer it.',
    ['music upload', 'focus music'],
  ),
  '/data-export': toRead(
    '/data-export',
    'Download your data · Kindling',
    'Download everything as one JSON file, or your tasks as CSV or plain text. What’s in the file, what isn’t, and how to use it elsewhere.',
    ['data export', 'data portability'],
  ),
  '/documentation-migration': toRead(
    '/documentation-migration',
    'Import your tasks · Kindling',
    'Import tasks from Todoist, Google Tasks, Apple Reminders, Trello, Asana and others, or from paper. Preview first, and undo with one press.',
    ['import tasks', 'Todoist', 'Google Tasks', 'Trello'],
  ),
  '/voice': everybody(
    'Voice Features · Kindling',
    'Hold a button and say what you want: music for your mood, a task, a focus session. Everything it understands, and what happens to the recording.',
    ['voice control', 'hands-free'],
  ),
  '/contact': everybody(
    'Contact · Kindling',
    'Write to the people who run this site: a question, a problem, an idea. Also: common questions, and what happens to your message.',
    ['contact', 'help', 'feedback'],
  ),
  '/adhd-screening': everybody(
    'ADHD self-screening · Kindling',
    'Six trait areas in five to seven minutes. Anonymous, no e-mail, nothing stored or sent. A profile to talk about, never a verdict.',
    ['ADHD test', 'ADHD self-screening', 'adult ADHD'],
  ),
  // Results are made of other pages: search engines list those.
  '/search': { ...everybody('Search · Kindling', 'Search all public pages of Kindling.'), index: false },
  '/welcome': personal('Welcome', 'How’s your energy right now?'),
  '/app': personal('Dashboard', 'One thing at a time: the task that fits your energy.'),
  '/tasks': personal('Tasks', 'Your tasks: today, later and done.'),
  '/inbox': personal(
    'Inbox',
    'Tasks without a day. Sort five at a time: today, later, someday or not at all.',
  ),
  '/add-task': personal('Add a task', 'Write it down before you forget.'),
  '/focus': personal('Focus', 'A timer for one task, with music if you like and a break afterwards.'),
  '/music': personal('Music', 'Music for your energy, with one tap.'),
  '/project-plan': personal('Projects', 'Your projects, with their goals, milestones and next steps.'),
  '/memory-assistant': personal('Memory', 'What you chose to remember: ask it, change it, forget it.'),
  '/career-coach': personal(
    'Career Coach',
    'A goal becomes one small thing to try this week. Drafts, your strengths and your week.',
  ),
  '/data-archival': personal(
    'Data Archival',
    'Everything held of you: see it, take it with you, put it away, bring it back or delete it.',
  ),
  '/settings': personal('Settings', 'Theme, accessibility, focus, sound, voice, devices and privacy.'),
  '/sessions': personal('Your devices', 'See where you’re signed in, and sign devices out.'),
  '/supporter': personal('People', 'Those who let you look in, and what they chose to share with you.'),
  '/supporter/join': personal('An invitation', 'What somebody wants to share with you. You decide.'),
  '/admin/music': personal('Music uploads', 'Your uploads, and for admins all that wait for a review.'),
  '/music-analysis-page': personal('Music analysis', 'What was measured in your uploads and in the library.'),
  '/admin/system': personal('Site Admin', 'How this site is doing.'),
  '/project-tasks-admin': personal('Team board', 'What the people who run this site are working on.'),
  '/admin/users': personal('People and roles', 'Who has an account here. Never what they write.'),
  '/rls-audit': personal(
    'Who can reach what',
    'Every table, tried as everybody. What’s open, and how to close it.',
  ),
  '/threat-detection': personal(
    'Unusual activity',
    'Sign-ins and actions that looked unusual, in plain words, and what to do about each.',
  ),
  '/security': personal('Security', 'Run a security check, see what it found, and verify the record.'),
  '/memory-analytics': personal(
    'Your memory in numbers',
    'How many memories you keep, and where they were used.',
  ),
  '/admin/memory-analytics': personal(
    'Memory on this site',
    'How many memories this site holds and how fast they are found. Never what they say.',
  ),
};

export const notFoundHead: PageHead = {
  title: 'Page Not Found',
  description: 'There is no page at this address.',
  keywords: general,
  index: false,
};

export const headOf = (pathname: string): PageHead => {
  const path = withoutSlash(pathname);
  return Object.hasOwn(pageHeads, path) ? (pageHeads[path] ?? notFoundHead) : notFoundHead;
};
