import { z } from 'zod';

/**
 * What both loads do: read twenty open tasks under row-level security, add one, send a device's edits of five, and fetch
 * twenty changed records.
 */
export const readQuery =
  'select=id,title,description,estimated_minutes,energy,done_at,created_at&done_at=is.null&order=created_at.desc&limit=20';

export const newTask = JSON.stringify({ title: 'Call the dentist', estimated_minutes: 20, energy: 'low' });

export const pullOf = JSON.stringify({ after: 0, most: 20 });

let written = Date.now();

/** Each later than the one before, so that every field of it is really written. */
export const editsOf = (ids: readonly string[]): string => {
  written += 1;
  const stamps = { title: `${String(written).padStart(15, '0')}-0000-0000000a` };
  const edits = ids.map((id) => ({ kind: 'tasks', id, fields: { title: `Call at ${written}` }, stamps }));
  return JSON.stringify({ edits });
};

/** One lane is one person: what a single caller gets at a time is bounded, whoever measures. */
export const peopleSchema = z.array(z.object({ token: z.string(), ids: z.array(z.string()) }));

/** A turn ends when its time is up and enough has been done to be counted in ticks of the processor's clock. */
export const pieceOfWork = z.object({
  kind: z.enum(['read', 'write', 'edit', 'pull']),
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
