import { useMemo } from 'react';
import { catalogue } from '#domain/notices/catalogue.ts';
import type { OwnUpload } from '#domain/uploads/own-upload.ts';
import { errorNotice } from '#web/services/messages/error-notice.ts';
import { showMessage } from '#web/services/messages/show-message.ts';
import { onPlayerLoaded } from '#web/services/player/load-player.ts';
import { renewLibrary } from '#web/services/player/renew-library.ts';
import type { OwnUploads } from '#web/services/uploads/own-uploads.ts';
import {
  analyseOnServer,
  keepUpload,
  removePicture,
  savePicture,
  updateUpload,
  withdrawUpload,
} from '#web/services/uploads/uploads-mutations.ts';

export interface UploadActions {
  readonly rename: (
    upload: OwnUpload,
    name: { readonly title: string; readonly artist: string },
  ) => Promise<boolean>;
  readonly offer: (upload: OwnUpload, offered: boolean) => void;
  readonly withdraw: (upload: OwnUpload) => void;
  readonly keep: (upload: OwnUpload) => void;
  readonly analyse: (upload: OwnUpload) => void;
  readonly takePicture: (upload: OwnUpload) => void;
  readonly dropPicture: (upload: OwnUpload) => void;
  readonly remove: (upload: OwnUpload) => void;
}

const updated = (description: string) => (): void => showMessage(catalogue.updated, { description });

const badPicture = 'We couldn’t read the picture in this file. Nothing was changed.';

/** What plays or waits to shows it too. */
const showInPlayer = ({ id, trackId }: OwnUpload, picture: string | null): void => {
  const stop = onPlayerLoaded((player) => player.setPicture(trackId ?? id, picture));
  stop();
};

/** What somebody can do with what they uploaded. Each is on the server before it is said. */
const createActions = (own: OwnUploads): UploadActions => {
  const attempt = async (
    work: () => Promise<void>,
    failed: 'Update' | 'Delete',
    done?: () => void,
  ): Promise<boolean> => {
    try {
      await work();
      done?.();
      return true;
    } catch (error) {
      showMessage(errorNotice(error, failed));
      return false;
    } finally {
      await own.refresh();
    }
  };
  return {
    rename: async ({ id }, { title, artist }) =>
      attempt(() => updateUpload(id, { title, artist }), 'Update', updated(title)),
    offer: ({ id }, offered) =>
      void attempt(
        () => updateUpload(id, { offered_for_review: offered }),
        'Update',
        updated(offered ? 'Admins may listen to it now.' : 'Only you can hear it now.'),
      ),
    withdraw: ({ id }) =>
      void attempt(
        async () => {
          await withdrawUpload(id);
          renewLibrary();
        },
        'Update',
        updated('It’s out of the library. Only you can hear it now.'),
      ),
    keep: ({ id }) => void attempt(() => keepUpload(id), 'Update', updated('It stays, only for you.')),
    analyse: ({ id, path }) => {
      if (path !== null) void attempt(() => analyseOnServer(id, path), 'Update');
    },
    takePicture: (upload) =>
      void attempt(async () => {
        // Few use it, and it knows every kind of tag.
        const { embeddedPicture } = await import('#web/services/uploads/embedded-picture.ts');
        const picture = await embeddedPicture(upload);
        if (picture === null) {
          showMessage(catalogue.updateFailed, { description: badPicture });
          return;
        }
        await savePicture(upload.id, picture);
        showInPlayer(upload, picture);
        showMessage(catalogue.updated, { description: 'The picture is in place. Only you see it.' });
      }, 'Update'),
    dropPicture: (upload) =>
      void attempt(
        async () => {
          await removePicture(upload.id);
          showInPlayer(upload, null);
        },
        'Update',
        updated('The picture is gone. It’s still in the file.'),
      ),
    remove: ({ id, title }) => {
      const back = (): void => {
        void attempt(() => updateUpload(id, { deleted_at: null }), 'Update');
      };
      void attempt(
        () => updateUpload(id, { deleted_at: new Date().toISOString() }),
        'Delete',
        () => showMessage(catalogue.deleted, { description: title, action: { label: 'Undo', run: back } }),
      );
    },
  };
};

export const useUploadActions = (own: OwnUploads): UploadActions => useMemo(() => createActions(own), [own]);
