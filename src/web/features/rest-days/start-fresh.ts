import { catalogue } from '#domain/notices/catalogue.ts';
import type { Change } from '#domain/records/change.ts';
import type { Task } from '#domain/records/kinds/task.ts';
import { defaultSettings } from '#domain/records/kinds/personal-settings.ts';
import { today } from '#web/platform/clock/clock.ts';
import { notePoint } from '#web/services/records/noted-point.ts';
import type { RecordStore } from '#web/services/records/record-store.ts';
import { showMessage } from '#web/services/messages/show-message.ts';

/** "14 old tasks move to Someday." */
export const goesToSomeday = (count: number): string =>
  count === 1 ? '1 old task moves to Someday.' : `${count} old tasks move to Someday.`;

/** One write, so that one undo brings everything back to where it was. */
export const startFresh = (store: RecordStore, tasks: readonly Task[]): void => {
  notePoint(store.userId, 'fresh-start');
  const undo = store.write([
    ...tasks.map((task): Change => ({
      kind: 'tasks',
      id: task.id,
      fields: { state: 'someday', doneAt: null, doOn: null },
    })),
    { kind: 'settings', id: store.userId, whenNew: defaultSettings, fields: { freshStartOn: today() } },
  ]);
  showMessage(catalogue.freshStart, { action: { label: 'Undo', run: undo } });
};
