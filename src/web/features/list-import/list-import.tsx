import { BroughtCard } from '#web/features/list-import/imported-card.tsx';
import { useBrought } from '#web/features/list-import/last-import.ts';
import { ListInput } from '#web/features/list-import/list-input.tsx';
import { ListPreview } from '#web/features/list-import/list-preview.tsx';
import { useBring } from '#web/features/list-import/use-list-import.ts';
import { useRecordStore } from '#web/services/records/use-records.ts';

/** The way in for lists from elsewhere. */
export const BringLists = () => {
  const { userId } = useRecordStore();
  const brought = useBrought(userId);
  const bring = useBring();
  if (brought !== null) return <BroughtCard brought={brought} />;
  if (bring.looked !== null && bring.sorted !== null) {
    return <ListPreview bring={bring} looked={bring.looked} sorted={bring.sorted} />;
  }
  return (
    <ListInput
      text={bring.text}
      problem={bring.problem}
      onWrite={bring.write}
      onFile={(file) => void bring.open(file)}
      onLook={bring.look}
    />
  );
};
