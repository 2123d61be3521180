const number = new Intl.NumberFormat('en-GB');

/** "1 task", "1,204 tasks". */
export const countTasks = (count: number): string =>
  count === 1 ? '1 task' : `${number.format(count)} tasks`;
