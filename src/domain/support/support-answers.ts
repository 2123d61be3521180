import * as z from 'zod/mini';
import { sharedViewSchema } from '#domain/support/shared-view.ts';
import { shareFields } from '#domain/support/support-rules.ts';

const fields = z.array(z.enum(shareFields));
const endedBy = z.enum(['owner', 'supporter', 'time']);
const moment = z.string();
const optionalMoment = z.nullable(moment);

export const shareSchema = z.object({
  id: z.string(),
  /** The person's own word for the other, who never sees it. */
  name: z.string(),
  shown_as: z.string(),
  /** The address the other signs in with; null when that account is gone. */
  supporter: z.nullable(z.string()),
  fields,
  project_ids: z.array(z.string()),
  time_zone: z.string(),
  check_ins: z.boolean(),
  given_at: moment,
  ends_at: moment,
  ended_at: optionalMoment,
  ended_by: z.nullable(endedBy),
  live: z.boolean(),
  looks: z.number(),
  last_look_at: optionalMoment,
});
export type Share = z.infer<typeof shareSchema>;

/** `my_sharing()`: everything about whom one shares with. */
export const sharingSchema = z.object({
  /** Whoever asked for their account to be deleted shows nothing until they keep it. */
  paused: z.boolean(),
  invitations: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      shown_as: z.string(),
      email: z.nullable(z.string()),
      fields,
      project_ids: z.array(z.string()),
      days: z.number(),
      check_ins: z.boolean(),
      made_at: moment,
      expires_at: moment,
    }),
  ),
  shares: z.array(shareSchema),
  check_ins: z.array(
    z.object({
      share_id: z.string(),
      name: z.string(),
      question: z.string(),
      week: z.string(),
      answer: z.nullable(z.string()),
      put_aside: z.boolean(),
    }),
  ),
  notes: z.array(
    z.object({
      id: z.string(),
      share_id: z.string(),
      name: z.string(),
      body: z.string(),
      shared_at: moment,
    }),
  ),
  left: z.object({ supporters: z.number(), invitations_today: z.number() }),
});
export type Sharing = z.infer<typeof sharingSchema>;

/** `invite_supporter()`. The token is told this once. */
export const supportInvitationSchema = z.object({ id: z.string(), token: z.string(), expires_at: moment });

/** `share_looks()`, the newest first. */
export const looksSchema = z.array(
  z.object({
    share_id: z.string(),
    name: z.string(),
    at: moment,
    last_at: moment,
    times: z.number(),
    fields,
    way: z.enum(['page', 'pdf']),
  }),
);

/** `read_support_invitation()`: what one is asked to agree to. */
export const openInvitationSchema = z.object({
  shown_as: z.string(),
  fields,
  projects: z.number(),
  days: z.number(),
  check_ins: z.boolean(),
  expires_at: moment,
  email: z.nullable(z.string()),
  own: z.boolean(),
  for_me: z.boolean(),
});

/** `my_people()`: whom one supports. */
export const peopleSchema = z.object({
  people: z.array(
    z.object({
      share_id: z.string(),
      shown_as: z.string(),
      fields,
      /** Another one when other projects are chosen. */
      project_mark: z.string(),
      given_at: moment,
      ends_at: moment,
      check_ins: z.boolean(),
      question: z.nullable(z.string()),
      last_look_at: optionalMoment,
      notes: z.number(),
    }),
  ),
  ended: z.array(
    z.object({
      share_id: z.string(),
      shown_as: z.string(),
      ended_at: moment,
      ended_by: endedBy,
      notes: z.number(),
    }),
  ),
});
export type People = z.infer<typeof peopleSchema>;

/** `look_at_person()`. */
export const lookSchema = z.object({
  share_id: z.string(),
  shown_as: z.string(),
  fields,
  project_mark: z.string(),
  ends_at: moment,
  looked_at: moment,
  view: sharedViewSchema,
  check_ins: z.array(z.object({ week: z.string(), question: z.nullable(z.string()), answer: z.string() })),
});
export type Look = z.infer<typeof lookSchema>;

export const supportNoteSchema = z.object({
  id: z.string(),
  body: z.string(),
  shared_at: optionalMoment,
  created_at: moment,
  updated_at: moment,
});
export type SupportNote = z.infer<typeof supportNoteSchema>;
