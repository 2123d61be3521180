import { useMemo, useState } from 'react';
import type { DeskUpload } from '#domain/upload-desk/desk-upload.ts';

/** Which uploads of a list are selected; one that leaves the list leaves the selection. */
export const useDeskSelection = (uploads: readonly DeskUpload[]) => {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const selected = useMemo(() => uploads.filter(({ id }) => ids.has(id)), [uploads, ids]);
  const toggle = (id: string): void => {
    const next = new Set(ids);
    if (!next.delete(id)) next.add(id);
    setIds(next);
  };
  const toggleAll = (): void =>
    setIds(new Set(selected.length === uploads.length ? [] : uploads.map(({ id }) => id)));
  return {
    selected,
    has: (id: string): boolean => ids.has(id),
    toggle,
    toggleAll,
    clear: () => setIds(new Set()),
  };
};
