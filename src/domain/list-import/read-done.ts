const listOf = (text: string): readonly string[] => text.split(',');

const words = {
  done: listOf('done,completed,complete,true,yes,x,✓,✔,☑,1,closed,finished,checked'),
  // The first is an empty cell.
  open: listOf(
    `,no,false,0,open,todo,to do,to-do,not started,in progress,started,doing,next,waiting,someday,inbox,needsaction,needs-action,needs action,in-process,pending,incomplete,unchecked,active,normal,backlog`,
  ),
  away: listOf("let go,dropped,cancelled,canceled,won’t do,won't do,archived,deleted"),
} as const;

/** Whether it is done, still open, or was put away without being done. */
export type CompletionState = keyof typeof words;

const known: ReadonlyMap<string, CompletionState> = new Map(
  (['done', 'open', 'away'] as const).flatMap((doneness) =>
    words[doneness].map((word) => [word, doneness] as const),
  ),
);

/** Null where the word may mean either. */
export const readDone = (cell: string): CompletionState | null =>
  known.get(cell.trim().toLowerCase()) ?? null;
