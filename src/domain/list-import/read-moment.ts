const exact = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d{1,9})?)? ?(Z|[+-]\d\d:?\d\d)$/;

/** A moment, written as the rest of the app writes it; null for anything without an hour and a zone. */
export const readMoment = (cell: string): string | null => {
  const text = cell.trim();
  if (!exact.test(text)) return null;
  const milliseconds = Date.parse(
    text
      .replace(' ', 'T')
      .replace(' ', '')
      .replace(/([+-]\d\d)(\d\d)$/, '$1:$2'),
  );
  const isPlain = Number.isFinite(milliseconds) && milliseconds >= 0 && milliseconds < 253_402_300_800_000;
  return isPlain ? new Date(milliseconds).toISOString() : null;
};
