import { Trash2 } from 'lucide-react';
import { catalogue } from '#domain/notices/catalogue.ts';
import type { SaidPhrase } from '#domain/records/kinds/said-phrase.ts';
import { useVoiceSettings } from '#web/features/voice/use-voice-settings.ts';
import { useDateFormat } from '#web/platform/clock/use-date-format.ts';
import { useRecords, useRecordStore } from '#web/services/records/use-records.ts';
import { showMessage } from '#web/services/messages/show-message.ts';
import { changeVoiceSettings } from '#web/services/voice/voice-settings.ts';
import { Button } from '#web/ui/button.tsx';
import { Switch } from '#web/ui/switch.tsx';

/** Most recent first, and no more than one can look through. */
const shown = 50;

/** A list of what was said, for those who want one: off until it is turned on, and gone when they say so. */
export const PhraseHistory = () => {
  const store = useRecordStore();
  const { keepSaid } = useVoiceSettings();
  const written = useDateFormat({ dateStyle: 'medium', timeStyle: 'short' });
  const said = useRecords('saidPhrases').toSorted((one, other) => other.saidAt.localeCompare(one.saidAt));
  const remove = (phrases: readonly SaidPhrase[]): void => {
    const undo = store.write(phrases.map(({ id }) => ({ kind: 'saidPhrases', id, deleted: true })));
    showMessage(catalogue.deleted, { action: { label: 'Undo', run: undo } });
  };
  return (
    <>
      <Switch
        label="Keep a list of what I said"
        hint="Only the words, never the sound. Only you can read it."
        checked={keepSaid}
        onChange={(on) => changeVoiceSettings({ keepSaid: on })}
      />
      {said.length > 0 && (
        <section aria-labelledby="said" className="pt-4">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h3 id="said" className="text-xl font-semibold">
              What you said
            </h3>
            <Button size="small" haptic="heavy" onClick={() => remove(said)}>
              Delete all
            </Button>
          </div>
          <ul className="mt-3">
            {said.slice(0, shown).map((phrase) => (
              <li key={phrase.id} className="flex items-center gap-3 border-t border-line py-2">
                <p className="min-w-0 flex-1">
                  <q>{phrase.text}</q>
                  <span className="block text-muted">{written.format(new Date(phrase.saidAt))}</span>
                </p>
                <Button
                  kind="plain"
                  size="icon"
                  aria-label={`Delete “${phrase.text}”`}
                  onClick={() => remove([phrase])}
                >
                  <Trash2 aria-hidden="true" />
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
};
