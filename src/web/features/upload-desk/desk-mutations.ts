import type { UploadCorrections } from '#domain/upload-desk/upload-corrections.ts';
import type { Backend } from '#web/platform/backend/backend.ts';
import { responseData } from '#web/platform/backend/response-data.ts';

/** Into the library, with what the reviewer put right. One transaction: it is in, or nothing has happened. */
export const approveUpload = async (
  backend: Backend,
  id: string,
  corrections: UploadCorrections,
): Promise<void> => {
  responseData(await backend.rpc('approve_upload', { upload: id, corrections: { ...corrections } }));
};

export const rejectUpload = async (backend: Backend, id: string, reason: string): Promise<void> => {
  responseData(await backend.rpc('reject_upload', { upload: id, reason }));
};

export const correctUpload = async (
  backend: Backend,
  id: string,
  corrections: UploadCorrections,
): Promise<void> => {
  responseData(await backend.rpc('correct_upload', { upload: id, corrections: { ...corrections } }));
};
