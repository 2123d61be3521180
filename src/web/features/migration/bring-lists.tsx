import { BroughtCard } from '#web/features/migration/brought-card.tsx';
import { useBrought } from '#web/features/migration/last-brought.ts';
import { ListInput } from '#web/features/migration/list-input.tsx';
import { ListPreview } from '#web/features/migration/list-preview.tsx';
import { useBring } from '#web/features/migration/use-bring.ts';
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
