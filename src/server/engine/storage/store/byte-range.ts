export interface ByteRange {
  readonly start: number;
  /** The last byte, itself included, as in HTTP. */
  readonly end: number;
}

/**
 * One range of RFC 9110. What is malformed or asks for several ranges is ignored, as the RFC allows, and the
 * whole object is the answer.
 */
export const parseByteRange = (
  header: string | null | undefined,
  size: number,
): ByteRange | 'whole' | 'unsatisfiable' => {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/iu.exec(header?.replaceAll(/[ \t]/gu, '') ?? '');
  if (match === null) return 'whole';
  const [, first = '', last = ''] = match;
  if (first === '') {
    if (last === '') return 'whole';
    const length = Number(last);
    if (length === 0 || size === 0) return 'unsatisfiable';
    return { start: Math.max(0, size - length), end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return 'whole';
  if (start >= size) return 'unsatisfiable';
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
};
