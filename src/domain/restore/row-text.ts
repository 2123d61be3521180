const telling = [
  'title',
  'name',
  'text',
  'intention',
  'definition',
  'content',
  'workflow_name',
  'sentence',
  'goal',
  'body',
  'primary_element',
  'day',
  'created_at',
] as const;

/** A few words by which a person knows a row again. */
export const rowText = (row: Readonly<Record<string, unknown>>): string => {
  for (const name of telling) {
    const value = row[name];
    if (typeof value === 'string' && value.trim() !== '') return value;
  }
  return '';
};
