import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { OwnUpload } from '#domain/uploads/own-upload.ts';
import { storableName, unknownArtist } from '#domain/uploads/parse-file-name.ts';
import { embeddedName } from '#domain/uploads/upload-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, inputLook } from '#web/ui/field.tsx';

interface RenameFormProps {
  readonly upload: OwnUpload;
  readonly onSave: (name: { readonly title: string; readonly artist: string }) => Promise<boolean>;
  readonly onClose: () => void;
}

export const RenameForm = ({ upload, onSave, onClose }: RenameFormProps) => {
  const first = useRef<HTMLInputElement>(null);
  const [title, setTitle] = useState(upload.title);
  const [artist, setArtist] = useState(upload.artist);
  const [missing, setMissing] = useState(false);
  const inside = embeddedName(upload);
  useEffect(() => first.current?.focus(), []);
  const save = async (): Promise<void> => {
    const name = { title: storableName(title), artist: storableName(artist) };
    if (name.title === '') {
      setMissing(true);
      first.current?.focus();
      return;
    }
    if (await onSave({ ...name, artist: name.artist === '' ? unknownArtist : name.artist })) onClose();
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    void save();
  };
  const leave = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onClose();
  };
  return (
    <form
      aria-label={`Title and artist of ${upload.title}`}
      noValidate
      className="mt-3 space-y-4"
      onSubmit={submit}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Title" quiet error={missing ? 'A title is needed.' : undefined}>
          {(slot) => (
            <input
              {...slot}
              ref={first}
              value={title}
              maxLength={300}
              onKeyDown={leave}
              onChange={(event) => {
                setTitle(event.target.value);
                setMissing(false);
              }}
              className={inputLook}
            />
          )}
        </Field>
        <Field label="Artist" quiet error={undefined}>
          {(slot) => (
            <input
              {...slot}
              value={artist}
              maxLength={300}
              onKeyDown={leave}
              onChange={(event) => setArtist(event.target.value)}
              className={inputLook}
            />
          )}
        </Field>
      </div>
      {inside !== null && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
          The file itself says “{inside.title}” by {inside.artist}.
          <Button
            size="small"
            onClick={() => {
              setTitle(inside.title);
              setArtist(inside.artist);
              first.current?.focus();
            }}
          >
            Use that
          </Button>
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit">Save</Button>
        <Button kind="plain" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
};
