import { Download, Trash2 } from 'lucide-react';
import { megabytes } from '#domain/model-files/model-files.ts';
import type { DeviceModelState } from '#web/platform/model-files/device-model.ts';
import { useStore } from '#web/platform/use-store.ts';
import { deviceMeaning } from '#web/services/memory/device/device-meaning.ts';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';

const DownloadDoor = ({ total }: { readonly total: number | null }) => (
  <>
    <p className="max-w-prose text-muted">
      {total === null
        ? 'You can download what answers your questions, and ask without a network. The download itself needs one.'
        : 'Download what answers your questions once, and you can ask without a network. Then your questions don’t leave this device.'}
    </p>
    <Button onClick={deviceMeaning.download}>
      <Download aria-hidden="true" />
      {total === null ? 'Download to this device' : `Download to this device (${megabytes(total)} MB)`}
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
    case 'downloading': {
      const words = `${megabytes(state.received)} of ${megabytes(state.total)} MB`;
      return (
        <>
          <p>{words}</p>
          <ProgressBar label="Download" percent={(100 * state.received) / state.total} />
          <Button onClick={deviceMeaning.stop}>Stop</Button>
        </>
      );
    }
    case 'ready':
      return (
        <>
          <p className="max-w-prose text-muted">
            {`Your questions are answered on this device, without a network too (${megabytes(state.total)} MB). A copy of your memories is kept here until you sign out.`}
          </p>
          <Button onClick={deviceMeaning.remove}>
            <Trash2 aria-hidden="true" />
            Remove from this device
          </Button>
        </>
      );
    case 'impossible':
      return <p className="text-muted">This browser can’t store files for a website.</p>;
    default:
      return null;
  }
};

/** Whether questions can be answered on this device. Nothing is fetched until somebody asks for it. */
export const DeviceMeaningPanel = () => {
  const state = useStore(deviceMeaning);
  return (
    <Disclosure
      name="Ask without a network"
      size="small"
      hint={state.phase === 'ready' ? 'On this device' : undefined}
      startsOpen={state.phase === 'downloading'}
    >
      <div className="space-y-3 pt-2 pb-1" aria-live="polite">
        <Inside state={state} />
      </div>
    </Disclosure>
  );
};
