import { deletedRecordsKeptDays } from '#domain/records/record-limits.ts';

/** One kind of data that the installation's database holds about people, as /privacy tells it. */
export interface DataKept {
  /** The anchor on the page. */
  readonly id: string;
  readonly what: string;
  readonly holds: string;
  readonly why: string;
  readonly howLong: string;
  readonly howToDelete: string;
}

const withAccount = 'Ask whoever runs this site to delete your account. It goes with it.';

export const dataKept: readonly DataKept[] = [
  {
    id: 'account',
    what: 'Your account',
    holds:
      'Your name, your e-mail address and a link to your picture, if your sign-in service shares one. Also the roles you have here, such as admin.',
    why: 'So that you can sign in, and so that your things stay yours.',
    howLong: 'As long as you have an account.',
    howToDelete:
      'Ask whoever runs this site to delete your account. All of this goes then: what you wrote, your files, letters to you and log lines about you. There is no button for it yet.',
  },
  {
    id: 'theme',
    what: 'Your theme',
    holds: 'Whether you like it dark, light or like your system.',
    why: 'So that it looks the same on each of your devices.',
    howLong: 'As long as you have an account.',
    howToDelete: 'Choose another theme at any time. It goes with your account.',
  },
  {
    id: 'tasks',
    what: 'Your tasks and projects',
    holds:
      'What you write: title, notes, reward, minutes, energy, days, steps, projects and their milestones. Also your own first steps for tasks like it, and when you added something and when it was done.',
    why: 'To show you the one task that fits.',
    howLong: `Until you delete it. You can undo that right after. After ${deletedRecordsKeptDays} days it is gone for good.`,
    howToDelete:
      'Delete any task on your Tasks page and any project on your Projects page. Nobody else can read them through this site, not even an admin.',
  },
  {
    id: 'energy-and-focus',
    what: 'Your energy, feelings and focus sessions',
    holds:
      'How much energy you had, how you said you felt, and when. For each focus session: when, how long, what for, how it went, and your note.',
    why: 'To learn at which hours you have how much energy, and how long things really take you.',
    howLong: `Until you delete it. Deleted sessions are gone for good after ${deletedRecordsKeptDays} days.`,
    howToDelete:
      'Delete a session on your Focus page. Energy and feeling answers go with your account. Nobody else can read either through this site, not even an admin.',
  },
  {
    id: 'what-you-hear',
    what: 'What you say about tracks',
    holds:
      'Tracks you put aside, and which tracks played while you focused. What you play otherwise is written down nowhere but on your device.',
    why: 'To leave out what you do not like, and to bring first what helped you.',
    howLong: `Until you bring a track back or delete the focus session. Then gone for good after ${deletedRecordsKeptDays} days.`,
    howToDelete:
      'Bring a track back on your Music page. Nobody else can read this through the site, not even an admin.',
  },
  {
    id: 'what-you-say',
    what: 'What you say to the hold-to-talk button',
    holds:
      'Nothing, unless you turn it on. Then the words, what they were taken for, and when. The sound of your voice is never kept.',
    why: 'So that you can look up what you said.',
    howLong: `Until you delete it. Then gone for good after ${deletedRecordsKeptDays} days.`,
    howToDelete:
      'Delete one line or all of them on the Voice page. Nobody else can read this through the site, not even an admin.',
  },
  {
    id: 'settings',
    what: 'Your rhythm',
    holds: 'Your days of rest, how long you like to focus, and how you want to be told that it is over.',
    why: 'So that it is the same on each of your devices.',
    howLong: 'As long as you have an account.',
    howToDelete: 'Change it at any time. It goes with your account.',
  },
  {
    id: 'devices',
    what: 'Where you are signed in',
    holds:
      'For each device: a name for it, what kind of browser it is, the network address it came from, when it was last used, and whether you said that it is yours. Also a key that opens what a signed-out device has not sent yet. Only you can read it.',
    why: 'So that you stay signed in, and so that a stranger on your account can be seen and signed out.',
    howLong:
      'A sign-in ends after 180 days without use. The note about a device that is signed out goes after 30 days. At most 50 devices are kept.',
    howToDelete:
      'Sign out there, or sign it out on the page Your devices. It ends at once. The rest goes by itself, or with your account.',
  },
  {
    id: 'sign-in-record',
    what: 'A record of sign-ins',
    holds:
      'Who signed in or out, when, from which network address, and changes to an account such as a new password.',
    why: 'To find out what happened if somebody breaks in.',
    howLong: 'As long as you have an account.',
    howToDelete: withAccount,
  },
  {
    id: 'passwords',
    what: 'Passwords and codes',
    holds:
      'Kept only if whoever runs this site turned on passwords, codes by mail or phone, or a second step at sign-in, or if you set a PIN. Passwords, PINs and codes are scrambled and cannot be read back.',
    why: 'To check that it is you.',
    howLong:
      'A code lives for one hour. A password, a PIN or a second step stays until you change or remove it.',
    howToDelete: withAccount,
  },
  {
    id: 'sign-in-steps',
    what: 'Sign-ins on their way',
    holds:
      'A random number for each sign-in that has begun, a count of tries, and from where you signed in before. Network addresses are scrambled here.',
    why: 'So that nobody can use your sign-in twice, and so that nobody can guess without end.',
    howLong:
      'Minutes to hours; from where you signed in, 180 days. Old ones are removed when somebody signs in.',
    howToDelete: 'Nothing to do. It goes by itself.',
  },
  {
    id: 'messages',
    what: 'Mail that could not be sent',
    holds:
      'The address and the text of a message to you, such as a sign-in link. The text is locked: not even an admin can read it on this site.',
    why: 'So that whoever runs the server can pass it on where there is no mail server.',
    howLong: 'At most 14 days, and at most 500 messages.',
    howToDelete: 'Nothing to do. It goes by itself, or with your account.',
  },
  {
    id: 'contact',
    what: 'What you write to us',
    holds:
      'Your message from the contact page, its topic, your name if you give one, and an address for the answer. If you are signed in, also that it is yours. For one hour, a scrambled sign of your network address and account.',
    why: 'So that whoever runs this site can answer you. The scrambled signs keep machines from flooding it.',
    howLong: 'One year at most. A copy may go to the operator by mail; ask them how long they keep it.',
    howToDelete:
      'Signed in, delete it on the contact page. It also goes with your account, and so does what you sent from the same address without it. If you have no account, ask whoever runs this site. Admins can read and delete it.',
  },
  {
    id: 'errors',
    what: 'Errors and page speed',
    holds:
      'What went wrong in your browser, on which page, and how fast pages were. E-mail addresses, card numbers, passwords and keys are taken out in your browser, before anything is sent. The self-screening page sends none of this.',
    why: 'To find and fix what is broken or slow.',
    howLong: '30 days.',
    howToDelete: withAccount,
  },
  {
    id: 'security-events',
    what: 'Signs of trouble',
    holds:
      'Things that may mean an attack: a page you may not see, too many tries, odd input. With the page, the kind of browser and the time.',
    why: 'To notice when somebody tries to break in.',
    howLong:
      '90 days, or until your account is deleted. Of what your own browser tells, the newest 1,000 stay.',
    howToDelete: 'Nothing to do. It goes by itself, or with your account.',
  },
  {
    id: 'plan',
    what: 'Your plan',
    holds: 'Which plan you have here, who gave it to you, and how much of a limit you have used.',
    why: 'To know what is open to you.',
    howLong: 'As long as you have an account.',
    howToDelete: withAccount,
  },
  {
    id: 'music',
    what: 'Music you upload',
    holds:
      'The file, its title and artist, and what was measured in it. Kept only if you send a file to this site.',
    why: 'So that it can be checked and played.',
    howLong: 'Until you delete it.',
    howToDelete: withAccount,
  },
];

/** Something that stays in the browser. `name` is how the browser's own tools list it. */
export interface BrowserKept {
  readonly name: string;
  readonly what: string;
  readonly howLong: string;
}

const untilCleared = 'Until you clear this site’s data in your browser.';
const untilSignOut = 'Until you sign out.';
const untilTabCloses = 'Until you close the tab or sign out.';

export const browserKept: readonly BrowserKept[] = [
  { name: 'theme', what: 'The theme you chose: dark, light or like your system.', howLong: untilCleared },
  {
    name: 'accessibility-profile',
    what: 'How you like to read: text size, contrast, motion and so on.',
    howLong: untilCleared,
  },
  { name: 'calm-mode', what: 'Whether calm mode is on.', howLong: untilCleared },
  {
    name: 'adaptive-ui-state',
    what: 'The mood and energy you told the page, so that it can adapt its look.',
    howLong: untilCleared,
  },
  {
    name: 'kindling-focus-sound',
    what: 'The music you last chose for a focus session, or none.',
    howLong: untilCleared,
  },
  {
    name: 'kindling-player',
    what: 'How loud the music is, shuffle, repeat and the like.',
    howLong: untilCleared,
  },
  { name: 'kindling-music-bar', what: 'Whether you hid the music bar.', howLong: untilCleared },
  {
    name: 'tracks-on-this-device',
    what: 'Music files you have played, 50 MB at most, so that they play at once and without a network.',
    howLong: 'Until you clear them on your Music page, somebody else signs in, or newer ones need the room.',
  },
  {
    name: 'user_library_…',
    what: 'The list of tracks in the library.',
    howLong: 'It counts for a day and goes when you sign out.',
  },
  {
    name: 'user_plays_…, user_recent_tracks',
    what: 'Which tracks you play often, and which you played last. Only here.',
    howLong: untilSignOut,
  },
  {
    name: 'user_sound_owner',
    what: 'Whose music is kept on this device, so that nobody else is given it.',
    howLong: untilSignOut,
  },
  {
    name: 'speech-files',
    what: 'What this device needs to understand speech by itself, if you downloaded it. Nothing of yours is in it.',
    howLong: 'Until you remove it on the Voice page.',
  },
  { name: 'kindling-energy', what: 'How much energy you have today.', howLong: 'It counts for one day.' },
  {
    name: 'kindling-draft-task',
    what: 'A task you began to write and have not saved.',
    howLong: 'Until you save it. When you sign out, it is kept encrypted for you.',
  },
  {
    name: 'kindling-inbox-choice',
    what: 'What you answered when tasks without a day moved to the Inbox, and which tasks it was about.',
    howLong: untilCleared,
  },
  { name: 'list-density', what: 'How close the rows of your lists stand.', howLong: untilCleared },
  { name: 'gateway_preferences_…', what: 'Whether you want to see the welcome page.', howLong: untilSignOut },
  {
    name: 'kindling-sign-in-attempts-…',
    what: 'When you last tried to sign in, to slow down many tries in a row.',
    howLong: 'It counts for five minutes.',
  },
  {
    name: 'sb-…-auth-token',
    what: 'The key that keeps you signed in on this device.',
    howLong: untilSignOut,
  },
  {
    name: 'kindling-device-id',
    what: 'A random number for this browser, so that you can tell your devices apart.',
    howLong: untilCleared,
  },
  {
    name: 'session_client_token',
    what: 'Which of your sign-ins this tab belongs to.',
    howLong: untilTabCloses,
  },
  {
    name: 'session_home_visited_…',
    what: 'That you have seen the home page in this tab.',
    howLong: untilTabCloses,
  },
  {
    name: 'session_contact_draft',
    what: 'A message to us that you began to write and have not sent.',
    howLong: 'Until you send it, close the tab or sign out.',
  },
  {
    name: 'kindling-left',
    what: 'That you just signed out, so that the next page can say so.',
    howLong: 'Until the next page has said it.',
  },
  {
    name: 'kindling-session-ended',
    what: 'That you were signed out on this device, so that the next page can say so.',
    howLong: untilTabCloses,
  },
  {
    name: 'kindling-records-…',
    what: 'What you wrote, so that it opens at once and without a network.',
    howLong: 'Until you sign out, here or from another device.',
  },
  {
    name: 'kindling-sealed',
    what: 'Changes and drafts that were not sent when you were signed out. They are encrypted. The key is on the server, for you alone.',
    howLong: 'Until you sign in here again, 30 days at most.',
  },
  { name: 'session_next_path', what: 'Which page you wanted before you signed in.', howLong: untilTabCloses },
];

export const cookiesSet: readonly BrowserKept[] = [
  { name: 'sidebar_state', what: 'Whether the side menu is open or folded.', howLong: '7 days.' },
  {
    name: 'kindling-device',
    what: 'A random secret that ties your sign-in to this browser. Scripts cannot read it. It helps to notice a sign-in key that was stolen.',
    howLong: '180 days after you last used it, or until you sign out.',
  },
  {
    name: 'kindling-sign-in-…',
    what: 'A random number while you are signing in. It shows that the answer is meant for you.',
    howLong: '10 minutes at most.',
  },
  {
    name: 'kindling-known',
    what: 'A random number for a browser in which you typed your PIN right, so that wrong tries elsewhere do not keep you out.',
    howLong: '180 days.',
  },
  {
    name: '_interaction, _session',
    what: 'Used only by the sign-in that is built in, on its own pages.',
    howLong: '1 hour at most.',
  },
];
