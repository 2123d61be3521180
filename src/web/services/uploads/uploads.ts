import { catalogue } from '#domain/notices/catalogue.ts';
import { uploadMessages } from '#domain/uploads/upload-messages.ts';
import { isResumable } from '#domain/uploads/upload-rules.ts';
import { newId } from '#web/platform/new-id.ts';
import { notify } from '#web/services/messages/notices.ts';
import { showMessage } from '#web/services/messages/show-message.ts';
import { analyseUpload } from '#web/services/uploads/analyse-upload.ts';
import { createKeptUploads, type KeptUploads } from '#web/services/uploads/kept-uploads.ts';
import { createOwnUploads, type OwnUploads } from '#web/services/uploads/own-uploads.ts';
import { createUploadRunner, type UploadRunner } from '#web/services/uploads/create-upload-runner.ts';
import { noteOffered } from '#web/services/uploads/offered-uploads.ts';
import { hashOf } from '#web/services/uploads/read-file.ts';
import type { UploadEdges } from '#web/services/uploads/upload-edges.ts';
import { insertUpload, removeFile, storeWhole } from '#web/services/uploads/uploads-mutations.ts';
import { readProfileId, readTitleOfHash, uploadToken } from '#web/services/uploads/uploads-queries.ts';

// Most of what is uploaded comes in pieces, and few visits upload anything.
const pieces = async () => import('#web/services/uploads/send-in-pieces.ts');

export interface Uploads {
  readonly userId: string;
  readonly runner: UploadRunner;
  readonly kept: KeptUploads;
  readonly own: OwnUploads;
}

const create = (userId: string): Uploads => {
  const kept = createKeptUploads(userId);
  let profile: Promise<string> | null = null;
  const profileId = async (): Promise<string> => {
    profile ??= readProfileId(userId);
    try {
      return await profile;
    } catch (error) {
      profile = null;
      throw error;
    }
  };
  const token = async (): Promise<string> => uploadToken(userId);
  const own = createOwnUploads(profileId, (read) => noteOffered(userId, read));
  const edges: UploadEdges = {
    kept,
    profileId,
    hashOf,
    titleOfHash: async (hash) => readTitleOfHash(await profileId(), hash),
    send: async (sending) => {
      const { file, path, type, signal } = sending;
      if (isResumable(file.size)) return (await pieces()).sendInPieces({ ...sending, token });
      await token();
      await storeWhole(path, file, type);
      // It cannot be stopped on its way, only taken back.
      if (signal.aborted) await removeFile(path);
    },
    insert: insertUpload,
    remove: removeFile,
    drop: async (url) => (await pieces()).dropPieces(url, token),
    stored: (upload) => {
      void own.refresh();
      void analyseUpload(upload, {
        begun: () => notify({ kind: 'success', description: uploadMessages.analyzing(upload.name) }),
        failed: () => notify({ kind: 'info', description: uploadMessages.analysisLater(upload.name) }),
      }).then(own.refresh, own.refresh);
    },
    say: (description, kind) => notify({ kind, description }),
    announce: (description, kind) =>
      showMessage(kind === 'success' ? catalogue.uploaded : catalogue.uploadFailed, { description }),
    now: () => Date.now(),
    newId,
  };
  const runner = createUploadRunner(edges);
  window.addEventListener('online', () => runner.send({ type: 'back' }));
  window.addEventListener('offline', runner.offline);
  return { userId, runner, kept, own };
};

let current: Uploads | null = null;

/** The one of whoever is signed in; what somebody else had under way ends. */
export const uploadsOf = (userId: string): Uploads => {
  if (current?.userId !== userId) {
    current?.runner.close();
    current = create(userId);
  }
  return current;
};
