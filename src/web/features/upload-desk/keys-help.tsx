import { shownDeskKeys } from '#domain/upload-desk/desk-keys.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

const Key = ({ name }: { readonly name: string }) => (
  <kbd className="rounded-lg border border-edge bg-raised px-2.5 py-1 font-sans whitespace-nowrap">
    {name}
  </kbd>
);

interface KeysHelpProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export const KeysHelp = ({ open, onClose }: KeysHelpProps) => (
  <Dialog open={open} onClose={onClose} labelledBy="desk-keys-title" className="p-6 sm:p-8">
    <h2 id="desk-keys-title" className="text-2xl font-semibold">
      Keys
    </h2>
    <p className="mt-2 text-muted">These work while you’re in the list of uploads.</p>
    <dl className="mt-6 space-y-3">
      {shownDeskKeys.map(({ keys, or, does }) => (
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
