import * as z from 'zod/mini';

/** Spec 2 §3: focus level, then energy level. `creative` is ours: no pair means it. */
export const voiceMoods = ['high-medium', 'low-low', 'medium-high', 'high-low', 'creative'] as const;
export type VoiceMood = (typeof voiceMoods)[number];
const voicePlayerActions = ['play', 'pause', 'next', 'previous'] as const;
const energy = z.enum(['low', 'medium', 'high']);

/** What something said asks for. The first two are the specification's; each is carried out by the page that asked. */
export const voiceCommandSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('mood_change'), mood: z.enum(voiceMoods) }),
  z.object({ type: z.literal('player_action'), action: z.enum(voicePlayerActions) }),
  z.object({ type: z.literal('volume'), direction: z.enum(['up', 'down']) }),
  /** As it would be typed: the grammar of src/domain/capture. */
  z.object({ type: z.literal('add_task'), line: z.string().check(z.minLength(1), z.maxLength(500)) }),
  z.object({
    type: z.literal('focus_session'),
    action: z.enum(['start', 'pause', 'resume', 'end']),
    /** For a start; null is the person's usual length. */
    minutes: z.nullable(z.int().check(z.minimum(1), z.maximum(480))),
  }),
  z.object({ type: z.literal('pick_task') }),
  z.object({ type: z.literal('log_energy'), energy }),
  z.object({ type: z.literal('whats_next') }),
  z.object({ type: z.literal('undo') }),
]);

export type VoiceCommand = z.infer<typeof voiceCommandSchema>;
export type VoiceCommandType = VoiceCommand['type'];
