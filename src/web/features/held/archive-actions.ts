import { archiveChanges, bringBackChanges, type Finished } from '#domain/held/archive-changes.ts';
import { thingsInWords } from '#domain/held/held-words.ts';
import { catalogue } from '#domain/notices/catalogue.ts';
import type { Message } from '#domain/notices/message.ts';
import type { Change } from '#domain/records/change.ts';
import { showMessage } from '#web/services/messages/show-message.ts';
import type { RecordStore } from '#web/services/records/record-store.ts';

const wordsFor = (things: Finished): string => {
  const [only] = [...things.tasks.map(({ title }) => title), ...things.projects.map(({ name }) => name)];
  return things.tasks.length + things.projects.length === 1 && only !== undefined
    ? only
    : `${thingsInWords(things)}.`;
};

/** One write, so that one undo brings everything back to where it was. */
const write = (store: RecordStore, changes: readonly Change[], message: Message, things: Finished): void => {
  const undo = store.write(changes);
  showMessage(message, { description: wordsFor(things), action: { label: 'Undo', run: undo } });
};

export const archiveThings = (store: RecordStore, things: Finished): void =>
  write(store, archiveChanges(things, new Date().toISOString()), catalogue.archived, things);

export const bringThingsBack = (store: RecordStore, things: Finished): void =>
  write(store, bringBackChanges(things), catalogue.broughtBack, things);
