import { z } from 'zod';

/** What both loads do: read twenty open tasks under row-level security, or add one. */
export const readQuery =
  'select=id,title,description,estimated_minutes,energy,done_at,created_at&done_at=is.null&order=created_at.desc&limit=20';

export const newTask = JSON.stringify({ title: 'Call the dentist', estimated_minutes: 20, energy: 'low' });

/** A turn ends when its time is up and enough has been done to be counted in ticks of the processor's clock. */
export const pieceOfWork = z.object({
  kind: z.enum(['read', 'write']),
  milliseconds: z.number(),
  atLeast: z.number(),
});
export type PieceOfWork = z.infer<typeof pieceOfWork>;

/** Goes round until the time is up and it was often enough, `lanes` at once, and tells how often. */
export const goRound = async (
  lanes: number,
  milliseconds: number,
  once: (lane: number) => Promise<void>,
  atLeast = 0,
): Promise<number> => {
  const end = performance.now() + milliseconds;
  let count = 0;
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      while (performance.now() < end || count < atLeast) {
        await once(lane);
        count += 1;
      }
    }),
  );
  return count;
};
