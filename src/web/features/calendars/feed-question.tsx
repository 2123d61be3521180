import { useId } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

const words = {
  replace: {
    title: 'Replace the address?',
    text: 'You get a new one. The address you have stops working at once, in every calendar you added it to, and can’t be brought back.',
    confirm: 'Yes, replace it',
  },
  delete: {
    title: 'Delete the address?',
    text: 'It stops working at once, in every calendar you added it to, and can’t be brought back. You can make a new one at any time.',
    confirm: 'Yes, delete it',
  },
} as const;

interface FeedQuestionProps {
  readonly about: keyof typeof words;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** An address that is gone cannot come back, so it is asked once. */
export const FeedQuestion = ({ about, onConfirm, onClose }: FeedQuestionProps) => {
  const heading = useId();
  const { title, text, confirm } = words[about];
  return (
    <Dialog open onClose={onClose} labelledBy={heading} className="p-7 sm:p-9">
      <h2 id={heading} className="text-2xl font-semibold">
        {title}
      </h2>
      <p className="mt-3 text-lg text-muted">{text}</p>
      <div className="mt-7 flex flex-wrap gap-3">
        <Button
          kind="primary"
          haptic="heavy"
          onClick={() => {
            onClose();
            onConfirm();
          }}
        >
          {confirm}
        </Button>
        <Button onClick={onClose}>Not now</Button>
      </div>
    </Dialog>
  );
};
