import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { type DeskCommand, deskCommandOf } from '#domain/upload-desk/desk-keys.ts';
import type { DeskUpload } from '#domain/upload-desk/desk-upload.ts';
import type { CorrectionDraft, UploadCorrections } from '#domain/upload-desk/upload-corrections.ts';
import { DeskRow } from '#web/features/upload-desk/desk-row.tsx';
import { usePreview } from '#web/features/upload-desk/use-preview.ts';

export interface DeskActions {
  readonly onSelect: (upload: DeskUpload) => void;
  readonly onSelectAll: () => void;
  /** `all`: what is selected is meant too, as it is by a key. */
  readonly onApprove: (upload: DeskUpload, all: boolean) => void;
  readonly onReject: (upload: DeskUpload, all: boolean) => void;
  readonly onSave: (upload: DeskUpload, corrections: UploadCorrections, draft: CorrectionDraft) => void;
  readonly onKeys: () => void;
}

interface DeskListProps extends DeskActions {
  readonly uploads: readonly DeskUpload[];
  readonly label: string;
  readonly waiting: boolean;
  readonly busy: boolean;
  readonly isSelected: (id: string) => boolean;
  readonly draftOf: (upload: DeskUpload) => CorrectionDraft;
}

const rowOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-upload]') : null;

const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLAudioElement ||
  (target instanceof HTMLInputElement && target.type !== 'checkbox');

/** The uploads, one stop for Tab: j and k go up and down, a letter does what a button does. */
export const DeskList = (props: DeskListProps) => {
  const { uploads, label, waiting, busy, isSelected, draftOf } = props;
  const { onSelect, onSelectAll, onApprove, onReject, onSave, onKeys } = props;
  const list = useRef<HTMLUListElement>(null);
  const wanted = useRef<number | null>(null);
  const [current, setCurrent] = useState<{ readonly id: string | null; readonly index: number }>({
    id: null,
    index: 0,
  });
  const [openId, setOpenId] = useState<string | null>(null);
  const { preview, element, toggle, started } = usePreview();
  const found = uploads.findIndex(({ id }) => id === current.id);
  // The row that was reviewed is gone: the keyboard stays where it was.
  const currentIndex = found >= 0 ? found : Math.min(current.index, uploads.length - 1);
  const hadFocus = useRef(false);

  useLayoutEffect(() => {
    const lost = found < 0 && hadFocus.current && document.activeElement === document.body;
    const index = wanted.current ?? (lost ? currentIndex : null);
    if (index === null) return;
    wanted.current = null;
    const row = list.current?.children[index];
    if (row instanceof HTMLElement) row.focus();
  });

  const go = (index: number): void => {
    const upload = uploads[Math.max(0, Math.min(index, uploads.length - 1))];
    if (upload === undefined) return;
    wanted.current = uploads.indexOf(upload);
    setCurrent({ id: upload.id, index: wanted.current });
  };

  const run = (command: DeskCommand, index: number): void => {
    const upload = uploads[index];
    if (upload === undefined) return;
    const commands: Readonly<Record<DeskCommand, () => void>> = {
      next: () => go(index + 1),
      previous: () => go(index - 1),
      first: () => go(0),
      last: () => go(uploads.length - 1),
      select: () => waiting && onSelect(upload),
      'select-all': () => waiting && onSelectAll(),
      approve: () => waiting && onApprove(upload, true),
      reject: () => waiting && onReject(upload, true),
      play: () => toggle(upload),
      open: () => setOpenId(openId === upload.id ? null : upload.id),
      keys: onKeys,
    };
    commands[command]();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>): void => {
    const row = rowOf(event.target);
    if (event.defaultPrevented || row === null || isTyping(event.target)) return;
    const { key, altKey, ctrlKey, metaKey } = event;
    const command = deskCommandOf({ key, altKey, ctrlKey, metaKey, onRow: event.target === row });
    // Radio buttons of the form have the arrow keys for themselves.
    const radio = event.target instanceof HTMLInputElement && event.target.type === 'radio';
    if (command === null || (radio && key.startsWith('Arrow'))) return;
    event.preventDefault();
    run(
      command,
      uploads.findIndex(({ id }) => id === row.dataset['upload']),
    );
  };

  const onFocus = (event: FocusEvent<HTMLUListElement>): void => {
    hadFocus.current = true;
    const id = rowOf(event.target)?.dataset['upload'] ?? null;
    const index = uploads.findIndex((upload) => upload.id === id);
    if (index >= 0) setCurrent({ id, index });
  };
  const onBlur = ({ relatedTarget }: FocusEvent<HTMLUListElement>): void => {
    if (relatedTarget !== null && list.current?.contains(relatedTarget) !== true) hadFocus.current = false;
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the rows, which bubble up to here
    <ul
      ref={list}
      aria-label={label}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onBlur={onBlur}
      className="-mx-2 divide-y divide-line sm:-mx-3"
    >
      {uploads.map((upload, index) => (
        <DeskRow
          key={upload.id}
          upload={upload}
          draft={draftOf(upload)}
          waiting={waiting}
          current={index === currentIndex}
          selected={isSelected(upload.id)}
          open={openId === upload.id}
          busy={busy}
          preview={preview?.id === upload.id ? preview.url : null}
          audio={element}
          onStarted={started}
          onSelect={() => onSelect(upload)}
          onPlay={() => toggle(upload)}
          onOpen={() => setOpenId(openId === upload.id ? null : upload.id)}
          onApprove={() => onApprove(upload, false)}
          onReject={() => onReject(upload, false)}
          onSave={(corrections, draft) => onSave(upload, corrections, draft)}
        />
      ))}
    </ul>
  );
};
