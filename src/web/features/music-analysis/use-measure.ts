import { useMutation, useQueryClient } from '@tanstack/react-query';
import { analysisCatalogue } from '#domain/notices/analysis-catalogue.ts';
import { libraryPathOf } from '#domain/music/music-bucket.ts';
import type { FoundSound } from '#web/features/music-analysis/find-sound.ts';
import { AppError } from '#web/platform/app-error.ts';
import { analyseTrackOnServer } from '#web/services/analysis/analysis-mutations.ts';
import { analysisKey } from '#web/services/analysis/analysis-queries.ts';
import { reanalysisOf } from '#web/services/analysis/reanalysis-of.ts';
import { errorNotice } from '#web/services/messages/error-notice.ts';
import { showMessage } from '#web/services/messages/show-message.ts';

const analyse = async (userId: string, { upload, track }: FoundSound): Promise<void> => {
  if (upload !== null && upload.path !== null) {
    return reanalysisOf(userId).one({ id: upload.id, path: upload.path, title: upload.title });
  }
  const path = track === null ? null : libraryPathOf(track.audioUrl);
  if (track === null || path === null) throw new AppError('refused', 'There’s no file to analyse any more.');
  return analyseTrackOnServer(track.id, path);
};

/** Runs an analysis, says how it went, and has everything that shows it read again. */
export const useMeasure = (userId: string) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (sound: FoundSound) => analyse(userId, sound),
    onSuccess: () => showMessage(analysisCatalogue.analysed),
    onError: (error) => showMessage(errorNotice(error, 'Analysis')),
    onSettled: async () => queries.invalidateQueries({ queryKey: analysisKey }),
  });
};
