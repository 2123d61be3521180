import { LeaveForm } from '#web/features/delete-data/leave-form.tsx';
import { PartForm } from '#web/features/delete-data/part-form.tsx';
import type { AskWho } from '#web/features/delete-data/who-dialog.tsx';

interface DeletePanelProps {
  readonly userId: string;
  readonly Who: AskWho;
}

/** Deleting a part, or everything with the account. */
export const DeletePanel = ({ userId, Who }: DeletePanelProps) => (
  <div className="space-y-8">
    <div>
      <h3 className="mb-3 text-xl font-semibold">One kind, or one period</h3>
      <PartForm Who={Who} />
    </div>
    <div>
      <h3 id="delete-account" tabIndex={-1} className="mb-3 text-xl font-semibold outline-none">
        Your account
      </h3>
      <LeaveForm userId={userId} Who={Who} />
    </div>
  </div>
);
