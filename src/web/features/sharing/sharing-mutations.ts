import * as z from 'zod/mini';
import {
  supportInvitationSchema,
  type SupportNote,
  supportNoteSchema,
} from '#domain/support/support-answers.ts';
import { joinLink } from '#domain/support/join-path.ts';
import { draftOf, type ShareChoice } from '#web/features/sharing/share-draft.ts';
import { parseAnswer } from '#web/features/sharing/sharing-queries.ts';
import { AppError } from '#web/platform/app-error.ts';
import type { Backend } from '#web/platform/backend/backend.ts';
import type { Connection } from '#web/platform/backend/connect.ts';
import { responseData } from '#web/platform/backend/response-data.ts';

/** Why the database did not do it, as a word that the page has a sentence for. */
export class SharingRefusal extends Error {
  override readonly name = 'SharingRefusal';
  readonly reason: string;

  constructor(reason: string) {
    super(reason);
    this.reason = reason;
  }
}

interface RpcAnswer {
  readonly data: unknown;
  readonly error: { readonly message: string; readonly code: string; readonly hint?: string | null } | null;
  readonly status: number;
}

const answered = (answer: RpcAnswer): unknown => {
  const { error } = answer;
  if (error !== null && /^PT4(04|09|29)$/.test(error.code)) throw new SharingRefusal(error.hint ?? 'gone');
  return responseData(answer);
};

const invitationOf = (choice: ShareChoice, email: string | null) => ({
  ...draftOf(choice),
  name: choice.name.trim(),
  shown_as: choice.shownAs.trim(),
  days: choice.days,
  check_ins: choice.checkIns,
  email,
});

const sentSchema = z.object({ link: z.nullable(z.string()) });
const acceptedSchema = z.object({ share_id: z.string() });

/** By a link to hand over; it is shown this once. */
export const makeInvitation = async (backend: Backend, choice: ShareChoice): Promise<string> => {
  const answer = await backend.rpc('invite_supporter', { p_invitation: invitationOf(choice, null) });
  return joinLink(location.origin, parseAnswer(supportInvitationSchema, answered(answer)).token);
};

const refusalSchema = z.object({ code: z.string(), message: z.string() });

/** What a server function answers, or its own word for why not. */
const invoked = async (backend: Backend, name: string, body: object): Promise<unknown> => {
  const { data, response } = await backend.functions.invoke<unknown>(name, { body });
  if (response?.ok === true) return data;
  if (response === undefined) throw new AppError('unreachable', 'We couldn’t reach the server.');
  if (response.status === 404) throw new SharingRefusal('gone');
  const refusal = refusalSchema.safeParse(await response.json().catch(() => null));
  if (refusal.data !== undefined) throw new SharingRefusal(refusal.data.code);
  return responseData({ data: null, error: { message: 'Refused' }, status: response.status });
};

/** By a letter; where the host has no mail server, the link comes back to be handed over. */
export const sendInvitation = async (
  backend: Backend,
  choice: ShareChoice,
  email: string,
): Promise<string | null> => {
  const body = { invitation: invitationOf(choice, email) };
  return parseAnswer(sentSchema, await invoked(backend, 'support-invite', body)).link;
};

export const withdrawInvitation = async (backend: Backend, id: string): Promise<void> => {
  answered(await backend.rpc('withdraw_support_invitation', { p_id: id }));
};

export const changeShare = async (backend: Backend, shareId: string, choice: ShareChoice): Promise<void> => {
  const { email: _, days, ...rest } = invitationOf(choice, null);
  const change = days === 0 ? rest : { ...rest, days };
  answered(await backend.rpc('change_share', { p_share: shareId, p_change: change }));
};

export const endShare = async (backend: Backend, shareId: string): Promise<void> => {
  answered(await backend.rpc('end_share', { p_share: shareId }));
};

export interface CheckInAnswer {
  readonly id: string;
  /** As it was read: by now there may be another. */
  readonly question: string;
  /** Null puts the question aside, which nobody is told. For the database that is an empty answer. */
  readonly answer: string | null;
}

export const answerCheckIn = async (backend: Backend, given: CheckInAnswer): Promise<void> => {
  const { id, question, answer } = given;
  const wish = { p_share: id, p_answer: answer ?? '', p_question: question };
  const taken = answered(await backend.rpc('answer_check_in', wish));
  if (taken !== true) throw new SharingRefusal('other_question');
};

/** The server tells whoever invited, by a letter where it can. */
export const acceptInvitation = async (backend: Backend, token: string): Promise<string> =>
  parseAnswer(acceptedSchema, await invoked(backend, 'support-accept', { token })).share_id;

export const askQuestion = async (
  backend: Backend,
  shareId: string,
  question: string | null,
): Promise<void> => {
  answered(await backend.rpc('ask_check_in', { p_share: shareId, p_question: question ?? '' }));
};

export interface NoteToSave {
  readonly id: string;
  readonly body: string;
  /** Only where it is to be another than before. */
  readonly shared?: boolean;
  /** When the edition was written that this one goes on from. */
  readonly seen?: string;
}

const noteWish = (shareId: string, { id, body, shared, seen }: NoteToSave) => ({
  p_share: shareId,
  p_id: id,
  p_body: body,
  ...(shared !== undefined && { p_shared: shared }),
  ...(seen !== undefined && { p_seen: seen }),
});

export const saveNote = async (backend: Backend, shareId: string, note: NoteToSave): Promise<SupportNote> =>
  parseAnswer(supportNoteSchema, answered(await backend.rpc('save_support_note', noteWish(shareId, note))));

/** The same for a page that goes away: begun at once, and finished without the page. Nobody is there to hear how it went. */
export const saveNoteLeaving = (keys: LeavingKeys, shareId: string, note: NoteToSave): void => {
  const headers = {
    apikey: keys.publishable,
    authorization: `Bearer ${keys.token}`,
    'content-type': 'application/json',
  };
  const body = JSON.stringify(noteWish(shareId, note));
  void fetch('/rest/v1/rpc/save_support_note', { method: 'POST', keepalive: true, headers, body }).catch(
    () => undefined,
  );
};

export interface LeavingKeys {
  readonly publishable: string;
  readonly token: string;
}

/** What a page needs to send something while it goes: then there is no time to ask for it. */
export const leavingKeys = async ({ backend, config }: Connection): Promise<LeavingKeys | null> => {
  const { data } = await backend.auth.getSession();
  return data.session && { publishable: config.publishableKey, token: data.session.access_token };
};

export const deleteNote = async (backend: Backend, id: string): Promise<void> => {
  answered(await backend.rpc('delete_support_note', { p_id: id }));
};

type SummaryWish =
  { readonly share: string } | { readonly own: ReturnType<typeof draftOf>; readonly shown_as: string };

/** One page to print, for an appointment. */
export const fetchSummary = async (
  backend: Backend,
  wish: SummaryWish,
  paper: 'A4' | 'LETTER',
): Promise<Blob> => {
  const { data, response } = await backend.functions.invoke<unknown>('support-summary', {
    body: { ...wish, paper },
  });
  if (response?.ok === true && data instanceof Blob) return data;
  responseData({ data: null, error: { message: 'No summary' }, status: response?.status ?? 0 });
  throw new AppError('unreadable', 'We couldn’t read the server’s reply.');
};
