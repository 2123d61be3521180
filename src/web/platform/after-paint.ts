/** A page in the background is not painted at all. */
const patienceMs = 300;

/** Comes back once what was just drawn can be seen. */
export const afterPaint = async (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, patienceMs);
    requestAnimationFrame(() => setTimeout(resolve));
  });
