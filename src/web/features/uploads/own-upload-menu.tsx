import { AudioLines, HeartHandshake, Image, ImageOff, Lock, Pencil, Trash2, Undo2 } from 'lucide-react';
import type { OwnUpload } from '#domain/uploads/own-upload.ts';
import { offersPicture } from '#domain/uploads/upload-words.ts';
import type { UploadActions } from '#web/features/uploads/use-upload-actions.ts';
import { Menu, type MenuItem } from '#web/ui/menu.tsx';

interface OwnUploadMenuProps {
  readonly upload: OwnUpload;
  readonly anchor: HTMLElement;
  readonly actions: UploadActions;
  readonly onRename: () => void;
  readonly onOffer: () => void;
  readonly onClose: () => void;
}

/** The row goes; the keyboard stays in the list. */
const focusNeighbour = (anchor: HTMLElement): void => {
  const row = anchor.closest('li');
  const next = row?.nextElementSibling ?? row?.previousElementSibling ?? null;
  const button = next?.querySelector('button') ?? document.querySelector<HTMLElement>('main h1');
  button?.focus({ preventScroll: true });
};

export const OwnUploadMenu = ({
  upload,
  anchor,
  actions,
  onRename,
  onOffer,
  onClose,
}: OwnUploadMenuProps) => {
  const { status, offered, analysis, path, pictureAt } = upload;
  const items: readonly (MenuItem | false)[] = [
    { label: 'Edit title and artist', icon: <Pencil aria-hidden="true" />, run: onRename },
    offersPicture(upload) && {
      label: 'Use the picture in the file',
      hint: 'Only you see it',
      icon: <Image aria-hidden="true" />,
      run: () => actions.takePicture(upload),
    },
    pictureAt !== null && {
      label: 'Remove the picture',
      icon: <ImageOff aria-hidden="true" />,
      run: () => actions.dropPicture(upload),
    },
    status === 'pending' &&
      !offered && {
        label: 'Offer it to the library',
        icon: <HeartHandshake aria-hidden="true" />,
        run: onOffer,
      },
    status === 'pending' &&
      offered && {
        label: 'Make it only for me',
        icon: <Lock aria-hidden="true" />,
        run: () => actions.offer(upload, false),
      },
    status === 'approved' && {
      label: 'Take it out of the library',
      icon: <Undo2 aria-hidden="true" />,
      run: () => actions.withdraw(upload),
    },
    status === 'rejected' && {
      label: 'Keep it, only for me',
      icon: <Lock aria-hidden="true" />,
      run: () => actions.keep(upload),
    },
    analysis === 'failed' &&
      path !== null && {
        label: 'Analyse it again',
        icon: <AudioLines aria-hidden="true" />,
        run: () => actions.analyse(upload),
      },
    // What everyone plays is taken out first; then it is only the person's, and can go.
    status !== 'approved' && {
      label: 'Delete',
      icon: <Trash2 aria-hidden="true" />,
      run: () => {
        focusNeighbour(anchor);
        actions.remove(upload);
      },
    },
  ];
  return (
    <Menu
      label={`For “${upload.title}”`}
      anchor={anchor}
      items={items.filter((item) => item !== false)}
      onClose={onClose}
    />
  );
};
