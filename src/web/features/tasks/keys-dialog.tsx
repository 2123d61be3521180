import { shownKeys } from '#web/features/tasks/list-keys.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

const Key = ({ name }: { readonly name: string }) => (
  <kbd className="rounded-lg border border-edge bg-raised px-2.5 py-1 font-sans whitespace-nowrap">
    {name}
  </kbd>
);

interface KeysDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export const KeysDialog = ({ open, onClose }: KeysDialogProps) => (
  <Dialog open={open} onClose={onClose} labelledBy="keys-title" className="p-6 sm:p-8">
    <h2 id="keys-title" className="text-2xl font-semibold">
      Keys
    </h2>
    <p className="mt-2 text-muted">These work while you’re in a list of tasks.</p>
    <dl className="mt-6 space-y-3">
      {shownKeys.map(({ keys, or, does }) => (
        <div key={does} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
          <dt>{does}</dt>
          <dd className="flex flex-wrap items-center gap-2 text-muted">
            {keys.map((name) => (
              <Key key={name} name={name} />
            ))}
            {or.length > 0 && 'or'}
            {or.map((name) => (
              <Key key={name} name={name} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
    <Button className="mt-8" onClick={onClose}>
      Close
    </Button>
  </Dialog>
);
