import { ArchiveByAge } from '#web/features/held/archive-by-age.tsx';
import { ArchiveByItself } from '#web/features/held/archive-by-itself.tsx';
import { ArchivedList } from '#web/features/held/archived-list.tsx';

interface ArchivePanelProps {
  /** Why nothing is archived by itself here; null where it may be. */
  readonly notHeld: string | null;
}

/** Finished things out of the lists, by age, by themselves and back again. */
export const ArchivePanel = ({ notHeld }: ArchivePanelProps) => (
  <div className="space-y-8">
    <p className="max-w-prose">
      Archived tasks and projects leave your lists. Nothing is deleted: search still finds them, your counts
      still count them, and each comes back with one press.
    </p>
    <ArchiveByAge />
    <ArchiveByItself notHeld={notHeld} />
    <ArchivedList />
  </div>
);
