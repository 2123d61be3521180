/** Whether two words differ by so few slips of a finger: a letter more, less or other, or two letters swapped. */
export const withinEdits = (a: string, b: string, most: number): boolean => {
  if (Math.abs(a.length - b.length) > most) return false;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (last[column] ?? most) + 1,
        (next[column - 1] ?? most) + 1,
        (last[column - 1] ?? most) + (same ? 0 : 1),
      );
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) cost = Math.min(cost, (before[column - 2] ?? most) + 1);
      next.push(cost);
    }
    before = last;
    last = next;
  }
  return (last[b.length] ?? most + 1) <= most;
};
