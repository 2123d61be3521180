import { useCallback, useRef, useState } from 'react';
import type { DeskUpload } from '#domain/upload-desk/desk-upload.ts';
import { catalogue } from '#domain/notices/catalogue.ts';
import { readPreviewUrl } from '#web/features/upload-desk/desk-queries.ts';
import { useConnection } from '#web/platform/backend/connection-context.ts';
import { errorNotice } from '#web/services/messages/error-notice.ts';
import { showMessage } from '#web/services/messages/show-message.ts';
import { askPlayer } from '#web/services/player/player-events.ts';

export interface Preview {
  readonly id: string;
  readonly url: string;
}

/**
 * One upload at a time, through the browser's own controls: what a reviewer skims through is no part of what they
 * listen to, and stays out of their queue and their history.
 */
export const usePreview = () => {
  const { backend } = useConnection();
  const [preview, setPreview] = useState<Preview | null>(null);
  const element = useRef<HTMLAudioElement>(null);
  const asked = useRef<string | null>(null);
  const toggle = useCallback(
    (upload: DeskUpload): void => {
      const audio = element.current;
      if (preview?.id === upload.id && audio !== null) {
        if (audio.paused) audio.play().catch(() => undefined);
        else audio.pause();
        return;
      }
      asked.current = upload.id;
      readPreviewUrl(backend, upload).then(
        // Somebody may have pressed another one meanwhile.
        (url) => asked.current === upload.id && setPreview({ id: upload.id, url }),
        (error: unknown) => showMessage(errorNotice(error, catalogue.loadFailed)),
      );
    },
    [backend, preview],
  );
  /** The music that plays makes room. */
  const started = useCallback((): void => {
    askPlayer.action('pause').catch(() => undefined);
  }, []);
  return { preview, element, toggle, started };
};
