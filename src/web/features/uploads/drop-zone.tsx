import { FilePlus2, Upload } from 'lucide-react';
import { type Ref, useEffect, useEffectEvent, useRef, useState } from 'react';
import { uploadLimits } from '#domain/uploads/upload-rules.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';

const hasFiles = (transfer: DataTransfer | null): boolean => transfer?.types.includes('Files') === true;

/** Pasting into a field is the field's own business. */
const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, [contenteditable]') !== null;

/** Files dropped or pasted anywhere on the page: one that misses the box must not replace the page. */
const useFilesFromPage = (onFiles: (files: readonly File[]) => void): boolean => {
  const [over, setOver] = useState(false);
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const options = { signal };
    document.addEventListener(
      'dragover',
      (event) => {
        if (!hasFiles(event.dataTransfer)) return;
        event.preventDefault();
        setOver(true);
      },
      options,
    );
    document.addEventListener(
      'dragleave',
      (event) => {
        // Null where the pointer has left the window.
        if (event.relatedTarget === null) setOver(false);
      },
      options,
    );
    document.addEventListener(
      'drop',
      (event) => {
        setOver(false);
        if (!hasFiles(event.dataTransfer)) return;
        event.preventDefault();
        take([...(event.dataTransfer?.files ?? [])]);
      },
      options,
    );
    document.addEventListener(
      'paste',
      (event) => {
        const files = [...(event.clipboardData?.files ?? [])];
        if (files.length === 0 || isField(event.target)) return;
        event.preventDefault();
        take(files);
      },
      options,
    );
    return () => leaving.abort();
  }, []);
  return over;
};

interface DropZoneProps {
  readonly ref: Ref<HTMLInputElement>;
  /** Whether this is the one thing to do next. */
  readonly primary: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

export const DropZone = ({ ref, primary, onFiles }: DropZoneProps) => {
  const zone = useRef<HTMLDivElement>(null);
  const over = useFilesFromPage(onFiles);
  return (
    <div
      ref={zone}
      className={classNames(
        'flex flex-col items-center rounded-3xl border-2 border-dashed px-5 py-9 text-center transition-colors sm:py-12',
        over ? 'border-calm bg-calm-soft' : 'border-edge',
      )}
    >
      <Upload aria-hidden="true" className="size-9 text-calm" />
      <p className="mt-4 text-xl font-medium">{over ? 'Let go to upload' : 'Drop your music here'}</p>
      <p className="mt-1 text-muted">or paste it, or choose it from your device</p>
      <Button
        kind={primary ? 'primary' : 'quiet'}
        size="large"
        className="mt-5"
        onClick={() => zone.current?.querySelector('input')?.click()}
      >
        <FilePlus2 aria-hidden="true" />
        Choose files
      </Button>
      <input
        ref={ref}
        type="file"
        multiple
        accept="audio/*,.flac,.m4a,.opus"
        aria-label="Music files"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same file may be chosen again, after a reload of it or a failure.
          event.target.value = '';
        }}
      />
      <p className="mt-4 text-muted">{uploadLimits.supported}, up to 50&nbsp;MB each</p>
    </div>
  );
};
