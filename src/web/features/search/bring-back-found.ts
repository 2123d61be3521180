import { projectWithArchived } from '#domain/held/archive-changes.ts';
import { catalogue } from '#domain/notices/catalogue.ts';
import type { Change } from '#domain/records/change.ts';
import type { OwnTask } from '#web/features/search/read-own-tasks.ts';
import { connect } from '#web/platform/backend/connect.ts';
import { showMessage } from '#web/services/messages/show-message.ts';
import { openRecords } from '#web/services/records/open-records.ts';
import type { RecordStore } from '#web/services/records/record-store.ts';

type Archivable = Pick<Change, 'id'> & { readonly kind: 'tasks' | 'projects' };

/** A task alone; a project with those of its tasks that went with it. */
const goWith = (store: RecordStore, { kind, id }: OwnTask): readonly Archivable[] => {
  const project = kind === 'projects' ? store.get('projects', id) : undefined;
  if (project === undefined) return [{ kind, id }];
  const { tasks } = projectWithArchived(project, store.all('tasks'));
  return [{ kind, id }, ...tasks.map((task) => ({ kind: 'tasks' as const, id: task.id }))];
};

const changed = ({ kind, id }: Archivable, archivedAt: string | null): Change =>
  kind === 'tasks' ? { kind, id, fields: { archivedAt } } : { kind, id, fields: { archivedAt } };

/** Written on this device, with or without a network, then told, and sent as soon as there is one. */
const write = async (
  userId: string,
  changesOf: (store: RecordStore) => readonly Change[],
  onWritten: () => void,
): Promise<void> => {
  const { backend } = await connect();
  const { store, sync, written, close } = await openRecords({
    userId,
    backend,
    onSignedOut: () => undefined,
  });
  try {
    store.write(changesOf(store));
    await written();
    onWritten();
    await sync.run();
  } finally {
    close();
  }
};

/** Out of the archive, from where it was found. `onSet` is told what is true from then on. */
export const bringBackFound = async (
  userId: string,
  found: OwnTask,
  onSet: (archivedAt: string | null) => void,
): Promise<void> => {
  let went: readonly Archivable[] = [];
  const back = (): void =>
    void write(
      userId,
      () => went.map((one) => changed(one, found.archivedAt)),
      () => onSet(found.archivedAt),
    );
  await write(
    userId,
    (store) => {
      went = goWith(store, found);
      return went.map((one) => changed(one, null));
    },
    () => {
      onSet(null);
      showMessage(catalogue.broughtBack, {
        description: found.title,
        action: { label: 'Undo', run: back },
      });
    },
  );
};
