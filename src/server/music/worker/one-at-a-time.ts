import type { RenderProcess } from './render-process.ts';

/** One file after the other, whoever asks: what ends the process is the file that was being made. */
export const oneAtATime = (renderer: Pick<RenderProcess, 'render'>): Pick<RenderProcess, 'render'> => {
  let before: Promise<void> = Promise.resolve();
  return {
    render: async (recipe, take, signal) => {
      const mine = before.then(() => renderer.render(recipe, take, signal));
      before = mine.catch(() => {});
      await mine;
    },
  };
};
