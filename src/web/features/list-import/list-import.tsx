import { ImportedCard } from '#web/features/list-import/imported-card.tsx';
import { useLastImport } from '#web/features/list-import/last-import.ts';
import { ListInput } from '#web/features/list-import/list-input.tsx';
import { ListPreview } from '#web/features/list-import/list-preview.tsx';
import { useListImport } from '#web/features/list-import/use-list-import.ts';
import { useRecordStore } from '#web/services/records/use-records.ts';

/** The way in for lists from elsewhere. */
export const ListImport = () => {
  const { userId } = useRecordStore();
  const lastImport = useLastImport(userId);
  const list = useListImport();
  if (lastImport !== null) return <ImportedCard imported={lastImport} />;
  if (list.looked !== null && list.sorted !== null) {
    return <ListPreview list={list} looked={list.looked} sorted={list.sorted} />;
  }
  return (
    <ListInput
      text={list.text}
      problem={list.problem}
      onWrite={list.write}
      onFile={(file) => void list.open(file)}
      onLook={list.look}
    />
  );
};
