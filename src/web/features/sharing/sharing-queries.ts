import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { sharedViewSchema } from '#domain/support/shared-view.ts';
import {
  lookSchema,
  looksSchema,
  supportNoteSchema,
  peopleSchema,
  openInvitationSchema,
  sharingSchema,
} from '#domain/support/support-answers.ts';
import type { ShareDraft } from '#web/features/sharing/share-draft.ts';
import { AppError } from '#web/platform/app-error.ts';
import type { Backend } from '#web/platform/backend/backend.ts';
import { responseData } from '#web/platform/backend/response-data.ts';

export const parseAnswer = <T>(schema: z.ZodMiniType<T>, data: unknown): T => {
  const parsed = schema.safeParse(data);
  if (!parsed.success) throw new AppError('unreadable', 'We couldn’t read the server’s reply.', parsed.error);
  return parsed.data;
};

const sharingKey = ['sharing'] as const;
const ownKey = [...sharingKey, 'own'] as const;
const peopleKey = [...sharingKey, 'people'] as const;

/** For what is about somebody: gone once nobody shows it; not at once, since a page may be drawn twice before it stands. */
const soon = 1_000;

const lists = [
  [...ownKey, 'all'],
  [...ownKey, 'looks'],
  [...peopleKey, 'list'],
] as const;

/** Reads again what may be read at any time: nobody is looked at by it. */
export const refreshSharing = async (queries: QueryClient): Promise<void> => {
  await Promise.all(lists.map(async (queryKey) => queries.invalidateQueries({ queryKey })));
};

/** Whom one lets look in, and what came back from them. */
export const ownSharingQuery = (backend: Backend) =>
  queryOptions({
    queryKey: [...ownKey, 'all'],
    queryFn: async ({ signal }) =>
      parseAnswer(sharingSchema, responseData(await backend.rpc('my_sharing').abortSignal(signal))),
  });

/** As the other would see it now. Nothing is written, and nothing kept: what is agreed to is what was just read. */
export const previewQuery = (backend: Backend, draft: ShareDraft) =>
  queryOptions({
    queryKey: [...ownKey, 'preview', draft],
    gcTime: soon,
    staleTime: 0,
    queryFn: async ({ signal }) =>
      parseAnswer(
        sharedViewSchema,
        responseData(await backend.rpc('preview_share', { p_draft: draft }).abortSignal(signal)),
      ),
  });

/** Looks that are read at a time, the newest first. */
const looksAtOnce = 50;

export const looksQuery = (backend: Backend, shareId: string) =>
  infiniteQueryOptions({
    queryKey: [...ownKey, 'looks', shareId],
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }) =>
      parseAnswer(
        looksSchema,
        responseData(
          await backend
            .rpc('share_looks', {
              p_share: shareId,
              p_limit: looksAtOnce,
              ...(pageParam !== null && { p_before: pageParam }),
            })
            .abortSignal(signal),
        ),
      ),
    getNextPageParam: (page) => (page.length < looksAtOnce ? undefined : page.at(-1)?.last_at),
  });

/** The people who let one look in. Reading the list is no look: nothing of theirs is in it. */
export const peopleQuery = (backend: Backend) =>
  queryOptions({
    queryKey: [...peopleKey, 'list'],
    queryFn: async ({ signal }) =>
      parseAnswer(peopleSchema, responseData(await backend.rpc('my_people').abortSignal(signal))),
  });

const lookLasts = 10 * 60_000;

/**
 * A look, which the other is told of: asked for when somebody opens the page or comes back to it after ten minutes. It is
 * dropped the moment nobody shows it.
 */
export const lookQuery = (backend: Backend, shareId: string) =>
  queryOptions({
    queryKey: [...peopleKey, 'look', shareId],
    gcTime: soon,
    staleTime: lookLasts,
    // Not called off when somebody leaves: it is written down the moment it is asked for.
    queryFn: async () =>
      parseAnswer(lookSchema, responseData(await backend.rpc('look_at_person', { p_share: shareId }))),
  });

export const notesQuery = (backend: Backend, shareId: string) =>
  queryOptions({
    queryKey: [...peopleKey, 'notes', shareId],
    queryFn: async ({ signal }) =>
      parseAnswer(
        z.array(supportNoteSchema),
        responseData(await backend.rpc('support_notes_of', { p_share: shareId }).abortSignal(signal)),
      ),
  });

export const openInvitationQuery = (backend: Backend, token: string) =>
  queryOptions({
    queryKey: [...peopleKey, 'invitation', token],
    gcTime: soon,
    queryFn: async ({ signal }) =>
      parseAnswer(
        openInvitationSchema,
        responseData(await backend.rpc('read_support_invitation', { p_token: token }).abortSignal(signal)),
      ),
  });

const nameSchema = z.object({ full_name: z.string() });

/** What the sign-in service calls this person: a first suggestion for how others see them. No request. */
export const ownNameQuery = (backend: Backend) =>
  queryOptions({
    queryKey: [...ownKey, 'name'],
    staleTime: Infinity,
    queryFn: async () => {
      const { data } = await backend.auth.getSession();
      return nameSchema.safeParse(data.session?.user.user_metadata).data?.full_name ?? '';
    },
  });
