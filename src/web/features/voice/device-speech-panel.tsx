import { Download, Trash2 } from 'lucide-react';
import { useEffect, useId } from 'react';
import { megabytes } from '#domain/model-files/model-files.ts';
import { useVoiceSettings } from '#web/features/voice/use-voice-settings.ts';
import type { DeviceModelState } from '#web/platform/model-files/device-model.ts';
import { useStore } from '#web/platform/use-store.ts';
import { deviceSpeech } from '#web/services/voice/device/device-speech.ts';
import { changeVoiceSettings } from '#web/services/voice/voice-settings.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';

const looking: DeviceModelState = { phase: 'looking' };

const DownloadDoor = ({ total }: { readonly total: number | null }) => (
  <>
    <p className="text-muted">
      {total === null
        ? 'You need to download it once. That needs a connection.'
        : `You need to download it once: about ${megabytes(total)} MB. Wi-Fi is best.`}
    </p>
    <Button onClick={deviceSpeech.download}>
      <Download aria-hidden="true" className="size-5" />
      Download to this device
    </Button>
  </>
);

const Progress = ({ received, total }: { readonly received: number; readonly total: number }) => {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="block text-muted">
        {`${megabytes(received)} of ${megabytes(total)} MB`}
      </label>
      <progress
        id={id}
        value={received}
        max={total}
        className="h-3 w-full appearance-none overflow-hidden rounded-full bg-raised [&::-moz-progress-bar]:bg-calm [&::-webkit-progress-bar]:bg-raised [&::-webkit-progress-value]:bg-calm"
      />
      <Button onClick={deviceSpeech.stop}>Stop</Button>
    </>
  );
};

const Ready = ({ total }: { readonly total: number }) => (
  <>
    <p className="text-muted">
      {`The files are on this device (${megabytes(total)} MB). It works offline too. The first sentence takes a few seconds longer.`}
    </p>
    <Button onClick={deviceSpeech.remove}>
      <Trash2 aria-hidden="true" className="size-5" />
      Remove from this device
    </Button>
  </>
);

const Inside = ({ state }: { readonly state: DeviceModelState }) => {
  switch (state.phase) {
    case 'absent':
      return <DownloadDoor total={state.total} />;
    case 'failed':
      return (
        <>
          <p>The download stopped. When you try again, it continues from here.</p>
          <DownloadDoor total={state.total} />
        </>
      );
    case 'downloading':
      return <Progress received={state.received} total={state.total} />;
    case 'ready':
      return <Ready total={state.total} />;
    case 'impossible':
      return <p className="text-muted">This browser can’t store files for a website.</p>;
    default:
      return null;
  }
};

const choices = [
  { value: 'server', label: 'On this site’s server' },
  { value: 'device', label: 'On this device' },
] as const;

/** Where speech is understood. On one's own device nothing that is said leaves it. */
export const DeviceSpeechPanel = () => {
  const { engine } = useVoiceSettings();
  const state = useStore(deviceSpeech, () => looking);
  useEffect(() => deviceSpeech.look(), []);
  const ready = state.phase === 'ready';
  return (
    <fieldset className="space-y-3">
      <legend className="font-medium">Where speech is understood</legend>
      {ready || engine === 'device' ? (
        <ChoiceChips
          label="Where speech is understood"
          choices={choices}
          value={engine}
          onChange={(next) => changeVoiceSettings({ engine: next })}
        />
      ) : (
        <p className="text-muted">
          On this site’s server, which deletes the recording right away. It can also run on this device, so
          that nothing you say leaves it.
        </p>
      )}
      <div className="space-y-3" aria-live="polite">
        <Inside state={state} />
      </div>
    </fieldset>
  );
};
