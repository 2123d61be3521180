import { deletionGraceDays } from '#domain/privacy/deletion-grace.ts';
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

const withAccount = 'Delete your account on your Data Archival page. This is deleted with it.';

export const dataKept: readonly DataKept[] = [
  {
    id: 'account',
    what: 'Your account',
    holds:
      'Your name, your e-mail address and a link to your picture, if your sign-in service shares one. Also the roles you have here, such as admin. If you asked to delete your account, also when, and the day it’s deleted.',
    why: 'So you can sign in, and so what’s yours stays yours.',
    howLong: 'As long as you have an account.',
    howToDelete: `Delete it on your Data Archival page. You have ${deletionGraceDays} days to change your mind: sign in and press “Keep my account”. Then all of this goes: what you wrote, your files, e-mails to you and log lines about you.`,
  },
  {
    id: 'theme',
    what: 'Your theme',
    holds: 'Whether you chose dark, light or the same as your system.',
    why: 'So it looks the same on all your devices.',
    howLong: 'As long as you have an account.',
    howToDelete: 'Choose another theme at any time. It’s deleted with your account.',
  },
  {
    id: 'tasks',
    what: 'Your tasks and projects',
    holds:
      'What you write: title, notes, reward, minutes, energy, days, steps, projects and their milestones. Also the first steps you wrote yourself, and when you added and finished things.',
    why: 'To show you the one task that fits.',
    howLong: `Until you delete it. You can undo that right away. After ${deletedRecordsKeptDays} days it’s gone for good.`,
    howToDelete:
      'Delete any task on your Tasks page and any project on your Projects page. Nobody else can read them on this site, not even an admin, unless you share some of it.',
  },
  {
    id: 'restore-points',
    what: 'Your restore points',
    holds:
      'When each point was made and why, and how what you changed since looked before: tasks, projects, check-ins, sessions, settings and the rest of what you write. When you put back a copy, how much came and what it replaced.',
    why: 'So that you can go back after an import, a large change or a mistake.',
    howLong: `${deletedRecordsKeptDays} days, and at most 60 points. What you delete for good is gone from them at once.`,
    howToDelete:
      'Delete all of them on your Data Archival page. Nobody else can read them on this site, not even an admin.',
  },
  {
    id: 'energy-and-focus',
    what: 'Your energy, feelings and focus sessions',
    holds:
      'How much energy you had, how you said you felt, and when. For each focus session: when it was, how long, what you worked on, how it went, and your note.',
    why: 'To learn when you tend to have energy, and how long things really take you.',
    howLong: `Until you delete it. Deleted sessions are gone for good after ${deletedRecordsKeptDays} days.`,
    howToDelete:
      'Delete a session on your Focus page, and all check-ins or those of some days on your Data Archival page. Nobody else can read either on this site, not even an admin, unless you share some of it.',
  },
  {
    id: 'what-you-hear',
    what: 'Your music choices',
    holds:
      'Tracks you put aside, and which tracks played while you focused. What you play at other times is only noted on your device.',
    why: 'To skip what you don’t like, and to play what helped you first.',
    howLong: `Until you bring a track back or delete the focus session. Then gone for good after ${deletedRecordsKeptDays} days.`,
    howToDelete:
      'Bring a track back on your Music page. Nobody else can read this on the site, not even an admin.',
  },
  {
    id: 'what-you-say',
    what: 'What you say to the hold-to-talk button',
    holds:
      'Nothing, unless you turn it on. Then your words, how we understood them, and when. The sound of your voice is never kept.',
    why: 'So you can look up what you said.',
    howLong: `Until you delete it. Then gone for good after ${deletedRecordsKeptDays} days.`,
    howToDelete:
      'Delete one line or all of them on the Voice page. Nobody else can read this on the site, not even an admin.',
  },
  {
    id: 'coach',
    what: 'Your career coach',
    holds:
      'Nothing until you try something or keep a draft. Then your goal in your own words, what you try for it, when, how it went and your note. Also the drafts you keep, and which kinds of your data they used. What you type is not kept if you only look.',
    why: 'To ask you how it went, and to offer something that fits better.',
    howLong: `Until you delete it. Then gone for good after ${deletedRecordsKeptDays} days.`,
    howToDelete:
      'Delete any experiment and any draft on the Career Coach page. Nobody else can read them on this site, not even an admin.',
  },
  {
    id: 'calendars',
    what: 'Your calendars',
    holds:
      'Nothing until you ask for it. Then the times you’re busy in the calendar files you bring in, with titles only if you want them. If you make a calendar address: what it shows, when you made it, and when it was last read. The address itself is stored scrambled.',
    why: 'To tell you how long you have until your next commitment, and to show your tasks in the calendar you use.',
    howLong: `Until you delete it. A calendar you delete is gone for good after ${deletedRecordsKeptDays} days. An address stops at once.`,
    howToDelete:
      'Delete a calendar or your address on your Data Archival page. Nobody else can read them on this site, not even an admin. Anyone you give the address to can read what it shows.',
  },
  {
    id: 'memory',
    what: 'Your memories',
    holds:
      'Nothing, unless you turn memory on. Then each memory you said yes to, your own words it came from, its tags, when you said it, and where it was used. Suggestions wait for your answer. Then their words go, and a scrambled mark stays so we don’t ask twice. Also numbers made from the text to find it by its meaning and, for a day, when you stored something.',
    why: 'To find again what you told it, and to suggest what worked for you before.',
    howLong:
      'Until you forget it, or until the day you set for it. From that day nobody can read it, and within an hour or two it’s gone.',
    howToDelete:
      'Forget one memory, a topic, a source, a period or everything on the Memory page. You see first what would go. Its traces go with it. Nobody else can read any of this on the site, not even an admin.',
  },
  {
    id: 'connected-model',
    what: 'What you send to a language model',
    holds:
      'Nothing, unless the operator connects a model and you turn it on. Then what you let it do, and a list for you: the exact text that was sent, where to, when, and whether an answer came. If you’re an admin, also that you chose the model.',
    why: 'So you can see what left this site.',
    howLong:
      '90 days, and only the newest 500. When you forget a memory, any text it was part of goes too. What the service behind the model keeps isn’t up to us.',
    howToDelete:
      'Delete any line, or turn the model off. Nobody else can read the list on this site, not even an admin.',
  },
  {
    id: 'sharing',
    what: 'What you share with someone you trust',
    holds:
      'Nothing until you invite someone. Then what you call them, what they see of you, until when, and each time they looked. The address you invited is kept until they accept. Also their weekly question and your answers. If you support someone: your notes about them.',
    why: 'So they see what you chose and nothing else, and so you know who looked.',
    howLong:
      'An invitation lasts a week. What you shared and who looked stays for a year after it ends. A supporter’s notes go 90 days after the end.',
    howToDelete:
      'End it at any time. They see nothing from then on. It’s all deleted with your account, along with their notes about you. Notes that weren’t shared can only be read by the person who wrote them. Admins can’t read any of this.',
  },
  {
    id: 'settings',
    what: 'Your preferences',
    holds: 'Your rest days, how long you like to focus, and how you want to be told when time is up.',
    why: 'So it’s the same on all your devices.',
    howLong: 'As long as you have an account.',
    howToDelete: 'Change it at any time. It’s deleted with your account.',
  },
  {
    id: 'devices',
    what: 'Where you are signed in',
    holds:
      'For each device: its name, the kind of browser, the IP address it came from, when it was last used, and whether you trust it. Also a key that opens what a signed-out device hasn’t sent yet. If the operator set up a look-up, also roughly where you signed in from. Only you can read it.',
    why: 'So you stay signed in, and so you can spot a stranger on your account and sign them out.',
    howLong:
      'You’re signed out after 180 days without use. A signed-out device is deleted from the list after 30 days. We keep at most 50 devices. After 30 days, all that’s left of a place is its country, and after a year that’s deleted too.',
    howToDelete:
      'Sign out there, or sign it out on the page Your devices. It loses access right away. The rest is deleted automatically, or with your account.',
  },
  {
    id: 'sign-in-record',
    what: 'Sign-in log',
    holds: 'Who signed in or out, when, from which IP address, and account changes such as a new password.',
    why: 'To find out what happened if someone breaks in.',
    howLong: '400 days, or until your account is deleted.',
    howToDelete: withAccount,
  },
  {
    id: 'audit',
    what: 'Record of important actions',
    holds:
      'When you signed in or out, and what an admin did with your account, such as giving you a tier. With the IP address, the kind of browser and the reason. Nothing you wrote.',
    why: 'So that nobody can do something to your account without a trace. It’s built so that changing it later shows.',
    howLong:
      '400 days, or until your account is deleted. That something happened stays, without a sign of you.',
    howToDelete: withAccount,
  },
  {
    id: 'passwords',
    what: 'Passwords and codes',
    holds:
      'Kept only if the operator turned on passwords, codes by e-mail or phone, or two-step sign-in, or if you set a PIN. Passwords, PINs and codes are scrambled and can’t be read back.',
    why: 'To check that it’s you.',
    howLong: 'A code lasts one hour. A password, PIN or second step stays until you change or remove it.',
    howToDelete: withAccount,
  },
  {
    id: 'sign-in-steps',
    what: 'Sign-ins in progress',
    holds:
      'A random number for each sign-in you start, a count of attempts, and where you signed in from before. IP addresses are scrambled here.',
    why: 'So nobody can reuse your sign-in or keep guessing passwords.',
    howLong:
      'Minutes to hours; where you signed in from, 180 days. Old ones are deleted when someone signs in.',
    howToDelete: 'You don’t need to do anything. It’s deleted automatically.',
  },
  {
    id: 'messages',
    what: 'Unsent e-mails',
    holds:
      'The address and text of an e-mail to you, such as a sign-in link. The text is locked: not even an admin can read it on this site.',
    why: 'So whoever runs the server can pass it on if there’s no mail server.',
    howLong: 'At most 14 days, and at most 500 messages.',
    howToDelete: 'You don’t need to do anything. It’s deleted automatically, or with your account.',
  },
  {
    id: 'contact',
    what: 'Messages to us',
    holds:
      'Your message from the contact page, its topic, your name if you give one, and your e-mail address. If you’re signed in, also that it’s yours. For one hour, a scrambled form of your IP address and account.',
    why: 'So the operator can answer you. The scrambled data keeps bots from flooding the form.',
    howLong: 'At most one year. A copy may go to the operator by e-mail; ask them how long they keep it.',
    howToDelete:
      'If you’re signed in, delete it on the contact page. It’s also deleted with your account, along with anything you sent from the same address. If you wrote without an account, ask the operator. Admins can read and delete it.',
  },
  {
    id: 'errors',
    what: 'Errors and page speed',
    holds:
      'What went wrong in your browser, on which page, and how fast pages loaded. E-mail addresses, card numbers, passwords and keys are removed in your browser before anything is sent. The self-screening page sends none of this.',
    why: 'To find and fix what’s broken or slow.',
    howLong: '30 days.',
    howToDelete: withAccount,
  },
  {
    id: 'security-events',
    what: 'Security events',
    holds:
      'Things that may mean an attack: a page you’re not allowed to see, too many attempts, odd input. With the page, the kind of browser and the time. Also sign-ins that looked unusual, with the device and the country, and who started a security check of this site.',
    why: 'To notice when someone tries to break in.',
    howLong:
      '90 days, or until your account is deleted. From your own browser, only the newest 1,000 are kept.',
    howToDelete: 'You don’t need to do anything. It’s deleted automatically, or with your account.',
  },
  {
    id: 'plan',
    what: 'Your tier',
    holds: 'Which tier you have here, who gave it to you, and how much of each limit you’ve used.',
    why: 'To know what you can use.',
    howLong: 'As long as you have an account.',
    howToDelete: withAccount,
  },
  {
    id: 'music',
    what: 'Music you upload',
    holds:
      'The file, its title and artist, its picture if you choose to use it, what we measured in it, who may hear it, and what the review said. Kept only if you upload a file.',
    why: 'So it can be played, and checked if you offer it to the library. What’s only for you, admins can’t hear.',
    howLong:
      'Until you delete it, and one week more so you can undo that. What the library didn’t take: 30 days.',
    howToDelete: withAccount,
  },
  {
    id: 'copies',
    what: 'Copies made by themselves',
    holds:
      'How often you want one, when the last one was made, and the last three copies. Only if you ask for them.',
    why: 'So there’s a copy when you need one. Only you can open it.',
    howLong: 'Until you delete a copy. The oldest makes room for the fourth.',
    howToDelete: withAccount,
  },
  {
    id: 'board',
    what: 'The team’s board',
    holds: 'For admins only: which cards of the team’s own board you took on.',
    why: 'So the people who run this site know who does what.',
    howLong: 'Until you hand the card on, stop being an admin, or your account is deleted.',
    howToDelete: 'Choose another owner, or none. With your account, your name is taken off the card.',
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
  {
    name: 'theme',
    what: 'The theme you chose: dark, light or the same as your system.',
    howLong: untilCleared,
  },
  {
    name: 'accessibility-profile',
    what: 'How you like to read: text size, contrast, motion and so on.',
    howLong: untilCleared,
  },
  { name: 'calm-mode', what: 'Whether calm mode is on.', howLong: untilCleared },
  {
    name: 'adaptive-ui-state',
    what: 'The mood and energy you chose, so the page can adapt its look.',
    howLong: untilCleared,
  },
  {
    name: 'kindling-focus-sound',
    what: 'The music you last chose for a focus session, or none.',
    howLong: untilCleared,
  },
  {
    name: 'kindling-player',
    what: 'Volume, shuffle, repeat and so on.',
    howLong: untilCleared,
  },
  { name: 'kindling-music-bar', what: 'Whether you hid the music bar.', howLong: untilCleared },
  {
    name: 'tracks-on-this-device',
    what: 'Music files you’ve played, at most 50 MB, so they start right away and play offline.',
    howLong: 'Until you delete them on your Music page, someone else signs in, or newer ones need the space.',
  },
  {
    name: 'user_library_…',
    what: 'The list of tracks in the library.',
    howLong: 'It’s used for a day and deleted when you sign out.',
  },
  {
    name: 'user_plays_…, user_recent_tracks',
    what: 'Which tracks you play often, and which you played last. Only kept here.',
    howLong: untilSignOut,
  },
  {
    name: 'user_uploads_…, user_upload_choice_…, user_offered_uploads_…',
    what: 'Uploads that aren’t finished, so they can go on after a reload, who may hear your files, and that you’re waiting for a review.',
    howLong: untilSignOut,
  },
  {
    name: 'user_sound_owner',
    what: 'Whose music is saved on this device, so nobody else gets it.',
    howLong: untilSignOut,
  },
  {
    name: 'speech-files',
    what: 'The files this device needs to understand speech by itself, if you downloaded them. They contain nothing of yours.',
    howLong: 'Until you remove them on the Voice page.',
  },
  {
    name: 'memory-model-files',
    what: 'The files this device needs to answer questions about your memories by itself, if you downloaded them. They contain nothing of yours.',
    howLong: 'Until you remove them on the Memory page.',
  },
  {
    name: 'kindling-memory-…',
    what: 'A copy of your memories, if memory is on, so you can ask it without a network.',
    howLong: 'Until you sign out or turn memory off. What you forget goes from here too.',
  },
  {
    name: 'user_memory_words_…',
    what: 'Which of your notes and tasks memory hasn’t looked at yet. Only their numbers, no words.',
    howLong: 'Until it has looked at them, or you sign out.',
  },
  {
    name: 'user_memory_told, user_memory_noted',
    what: 'That this tab has told you about a suggestion, and which uses of a memory it has noted.',
    howLong: untilTabCloses,
  },
  { name: 'kindling-energy', what: 'How much energy you have today.', howLong: 'It’s used for one day.' },
  {
    name: 'kindling-draft-task',
    what: 'A task you started writing and haven’t saved.',
    howLong: 'Until you save it. When you sign out, it’s kept encrypted for you.',
  },
  {
    name: 'kindling-edit-card-…, kindling-new-card-…',
    what: 'For admins only: what you started writing on the team’s board and haven’t saved.',
    howLong: 'Until it’s saved. When you sign out, it stays encrypted for you.',
  },
  {
    name: 'kindling-inbox-choice',
    what: 'What you chose when tasks without a day moved to the Inbox, and which tasks those were.',
    howLong: untilCleared,
  },
  { name: 'list-density', what: 'How compact your lists are.', howLong: untilCleared },
  { name: 'gateway_preferences_…', what: 'Whether you want to see the welcome page.', howLong: untilSignOut },
  {
    name: 'kindling-sign-in-attempts-…',
    what: 'When you last tried to sign in, to slow down repeated attempts.',
    howLong: 'It’s used for five minutes.',
  },
  {
    name: 'sb-…-auth-token',
    what: 'The key that keeps you signed in on this device.',
    howLong: untilSignOut,
  },
  {
    name: 'kindling-device-id',
    what: 'A random number for this browser, so you can tell your devices apart.',
    howLong: untilCleared,
  },
  {
    name: 'user_supports',
    what: 'That somebody lets you look in, so the menu shows your people.',
    howLong: 'Until nobody does any more, or you sign out.',
  },
  {
    name: 'user_shared_note_seen',
    what: 'Up to which day you’ve seen the notes that were shared with you, so each is told once. A time, no words.',
    howLong: untilSignOut,
  },
  {
    name: 'session_supports_asked',
    what: 'That this tab has asked whether somebody lets you look in.',
    howLong: untilTabCloses,
  },
  {
    name: 'session_invitation',
    what: 'The secret of an invitation you opened, while you sign in to answer it.',
    howLong: 'Until you have answered it, close the tab or sign out.',
  },
  {
    name: 'session_client_token',
    what: 'Which of your sign-ins this tab belongs to.',
    howLong: untilTabCloses,
  },
  {
    name: 'session_told_verdicts_…',
    what: 'Which reviews of your uploads this tab has told you about.',
    howLong: untilTabCloses,
  },
  {
    name: 'session_leaving_told_…',
    what: 'That this tab has asked you whether you want to keep your account.',
    howLong: untilTabCloses,
  },
  {
    name: 'session_home_visited_…',
    what: 'That you have seen the home page in this tab.',
    howLong: untilTabCloses,
  },
  {
    name: 'session_contact_draft',
    what: 'A message to us that you started writing and haven’t sent.',
    howLong: 'Until you send it, close the tab or sign out.',
  },
  {
    name: 'kindling-left',
    what: 'That you just signed out, so the next page can tell you.',
    howLong: 'Until the next page has told you.',
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
    name: 'kindling-point-…',
    what: 'That a restore point is wanted before your next changes are sent, and why.',
    howLong: 'Until they are sent, or you sign out.',
  },
  {
    name: 'kindling-sealed',
    what: 'Changes and drafts that were not sent when you were signed out. They are encrypted. The key is on the server, for you alone.',
    howLong: 'Until you sign in here again, 30 days at most.',
  },
  { name: 'session_next_path', what: 'Which page you wanted before you signed in.', howLong: untilTabCloses },
];

export const cookiesSet: readonly BrowserKept[] = [
  { name: 'sidebar_state', what: 'Whether the sidebar is open or collapsed.', howLong: '7 days.' },
  {
    name: 'kindling-device',
    what: 'A random secret that ties your sign-in to this browser. Scripts can’t read it. It helps us notice a stolen sign-in key.',
    howLong: '180 days after you last used it, or until you sign out.',
  },
  {
    name: 'kindling-sign-in-…',
    what: 'A random number while you’re signing in. It shows that the reply is meant for you.',
    howLong: 'At most 10 minutes.',
  },
  {
    name: 'kindling-known',
    what: 'A random number for a browser in which you typed your PIN right, so that wrong tries elsewhere do not keep you out.',
    howLong: '180 days.',
  },
  {
    name: '_interaction, _session',
    what: 'Used only by the built-in sign-in, on its own pages.',
    howLong: 'At most 1 hour.',
  },
];
