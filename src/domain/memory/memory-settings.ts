import * as z from 'zod/mini';

/** Where memories may speak up. */
export const memoryUseNames = ['breakdown', 'pick', 'focus'] as const;
export type MemoryUseName = (typeof memoryUseNames)[number];

/** Which of a person's own words are looked through for something to remember. */
export const memoryLookNames = ['debrief', 'task', 'thought', 'typed'] as const;
export type MemoryLookName = (typeof memoryLookNames)[number];

export interface MemorySettings {
  readonly enabled: boolean;
  /** Whether it was on at any time: then there may be something to forget while it is off. */
  readonly everOn: boolean;
  readonly uses: Readonly<Record<MemoryUseName, boolean>>;
  readonly looks: Readonly<Record<MemoryLookName, boolean>>;
  readonly mutedKinds: readonly string[];
}

/** Whoever never said yes. */
export const memoryOff: MemorySettings = {
  enabled: false,
  everOn: false,
  uses: { breakdown: true, pick: true, focus: true },
  looks: { debrief: true, task: true, thought: true, typed: true },
  mutedKinds: [],
};

const rowSchema = z.object({
  enabled: z.boolean(),
  use_breakdown: z.boolean(),
  use_pick: z.boolean(),
  use_focus: z.boolean(),
  propose_debrief: z.boolean(),
  propose_task: z.boolean(),
  propose_thought: z.boolean(),
  propose_typed: z.boolean(),
  muted_kinds: z.array(z.string()),
});

export const memorySettingsFromRow = (row: unknown): MemorySettings => {
  const read = rowSchema.parse(row);
  return {
    enabled: read.enabled,
    // There is no row before the first yes.
    everOn: true,
    uses: { breakdown: read.use_breakdown, pick: read.use_pick, focus: read.use_focus },
    looks: {
      debrief: read.propose_debrief,
      task: read.propose_task,
      thought: read.propose_thought,
      typed: read.propose_typed,
    },
    mutedKinds: read.muted_kinds,
  };
};

/** The most kinds one may mute; the database refuses more. */
const mostMuted = 40;

export const memorySettingsRow = ({ enabled, uses, looks, mutedKinds }: MemorySettings) => ({
  enabled,
  use_breakdown: uses.breakdown,
  use_pick: uses.pick,
  use_focus: uses.focus,
  propose_debrief: looks.debrief,
  propose_task: looks.task,
  propose_thought: looks.thought,
  propose_typed: looks.typed,
  muted_kinds: [...new Set(mutedKinds)].slice(-mostMuted),
});
