const units: Readonly<Record<string, number>> = { b: 1, kb: 1e3, mb: 1e6, gb: 1e9 };

/** `52428800`, `'50MB'`, `'1.5gb'`: units are powers of ten, as Supabase counts them. Undefined when it is none of these. */
export const parseSize = (value: number | string): number | undefined => {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value >= 0 ? value : undefined;
  const match = /^(\d{1,15}(?:\.\d{1,6})?) ?(b|kb|mb|gb)?$/iu.exec(value.trim());
  if (match === null) return undefined;
  const [, amount = '', unit = 'b'] = match;
  const bytes = Math.floor(Number(amount) * (units[unit.toLowerCase()] ?? 1));
  return Number.isSafeInteger(bytes) ? bytes : undefined;
};
