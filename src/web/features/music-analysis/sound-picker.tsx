import { type SoundChoice, soundChoiceOf, soundText } from '#domain/music-analysis/sound-choice.ts';
import type { Track } from '#domain/music/track.ts';
import type { OwnUpload } from '#domain/uploads/own-upload.ts';
import { Field, inputLook } from '#web/ui/field.tsx';

interface SoundPickerProps {
  readonly label: string;
  readonly none: string;
  readonly uploads: readonly OwnUpload[];
  readonly library: readonly Track[];
  readonly value: SoundChoice | null;
  readonly onChange: (choice: SoundChoice | null) => void;
}

/** The platform's own list: it finds by typing and is at home on every device. */
export const SoundPicker = ({ label, none, uploads, library, value, onChange }: SoundPickerProps) => (
  <Field label={label} error={undefined}>
    {(slot) => (
      <select
        {...slot}
        value={value === null ? '' : soundText(value)}
        onChange={(event) => onChange(soundChoiceOf(event.currentTarget.value))}
        className={inputLook}
      >
        <option value="">{none}</option>
        {uploads.length > 0 && (
          <optgroup label="Your uploads">
            {uploads.map(({ id, title, artist }) => (
              <option key={id} value={soundText({ kind: 'upload', id })}>
                {title} – {artist}
              </option>
            ))}
          </optgroup>
        )}
        <optgroup label="Library">
          {library.map(({ id, title, artist }) => (
            <option key={id} value={soundText({ kind: 'track', id })}>
              {title} – {artist}
            </option>
          ))}
        </optgroup>
      </select>
    )}
  </Field>
);
