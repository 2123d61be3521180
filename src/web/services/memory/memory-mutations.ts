import * as z from 'zod/mini';
import type { Database } from '#domain/database.types.ts';
import {
  type ForgetReceipt,
  type ForgetWhat,
  type MemoryRef,
  receiptFrom,
} from '#domain/memory/forgetting.ts';
import { type MemoryLayer, type MemoryUsePlace } from '#domain/memory/memory-layer.ts';
import { fieldsOf, layerFields, newMemoryRow } from '#domain/memory/memory-row.ts';
import { memorySettingsRow, type MemorySettings } from '#domain/memory/memory-settings.ts';
import type { Memory, NewMemory } from '#domain/memory/memory.ts';
import type { NewProposal } from '#domain/memory/open-proposal.ts';
import { type StoreAnswer, storeAnswerFrom } from '#domain/memory/store-answer.ts';
import { AppError } from '#web/platform/app-error.ts';
import type { Backend } from '#web/platform/backend/backend.ts';
import { connect } from '#web/platform/backend/connect.ts';
import { responseData } from '#web/platform/backend/response-data.ts';
import { quoteHash } from '#web/services/memory/quote-hash.ts';

const counted = { count: 'exact' } as const;

const json = (value: unknown) => z.json().parse(value);

/** The whole row, made where it is missing: the first yes has none yet. The database notes since when. */
export const saveMemorySettings = async (settings: MemorySettings): Promise<void> => {
  const { backend } = await connect();
  const row = memorySettingsRow(settings);
  responseData(await backend.from('memory_settings').upsert(row, { onConflict: 'user_id' }));
};

export interface StoreRequest {
  readonly memory: NewMemory;
  /** The suggestion it comes from, which is kept with it. */
  readonly proposalId?: string;
  /** The memory that no longer holds once this one is stored. */
  readonly replaces?: MemoryRef;
}

/** Spec 2 §8: a blocked store returns failure, and so does one that did not work; nothing is thrown. */
export const storeMemory = async ({ memory, proposalId, replaces }: StoreRequest): Promise<StoreAnswer> => {
  try {
    const { backend } = await connect();
    const answer = await backend.rpc('store_memory', {
      p_layer: memory.layer,
      p_memory: json(newMemoryRow(memory)),
      ...(proposalId === undefined ? {} : { p_proposal: proposalId }),
      ...(replaces === undefined ? {} : { p_replaces: { layer: replaces.layer, id: replaces.id } }),
    });
    return storeAnswerFrom(responseData(answer));
  } catch {
    return { stored: false, reason: 'unreachable', retryAfterSeconds: null };
  }
};

type Columns = Pick<
  Database['public']['Tables']['ai_episodic_memory']['Update'],
  'tags' | 'importance' | 'stays_here' | 'valid_from' | 'valid_to' | 'expires_at'
>;
type Said = Pick<Memory, 'about' | 'sentence'>;

/** Each table has text columns of its own. */
const updaters = {
  episodic: (backend: Backend, columns: Columns, said: Said | null) =>
    backend.from('ai_episodic_memory').update({ ...columns, ...(said && fieldsOf.episodic(said)) }, counted),
  semantic: (backend: Backend, columns: Columns, said: Said | null) =>
    backend.from('ai_semantic_memory').update({ ...columns, ...(said && fieldsOf.semantic(said)) }, counted),
  associative: (backend: Backend, columns: Columns, said: Said | null) =>
    backend
      .from('ai_associative_memory')
      .update({ ...columns, ...(said && fieldsOf.associative(said)) }, counted),
  procedural: (backend: Backend, columns: Columns, said: Said | null) =>
    backend
      .from('ai_procedural_memory')
      .update({ ...columns, ...(said && fieldsOf.procedural(said)) }, counted),
} as const;

export interface MemoryChange {
  readonly about?: string;
  readonly sentence?: string;
  readonly tags?: readonly string[];
  readonly importance?: number;
  readonly staysHere?: boolean;
  readonly validFrom?: string | null;
  readonly validTo?: string | null;
  readonly expiresAt?: string | null;
}

const columnsOf = (change: MemoryChange): Columns => ({
  ...(change.tags === undefined ? {} : { tags: [...change.tags] }),
  ...(change.importance === undefined ? {} : { importance: change.importance }),
  ...(change.staysHere === undefined ? {} : { stays_here: change.staysHere }),
  ...(change.validFrom === undefined ? {} : { valid_from: change.validFrom }),
  ...(change.validTo === undefined ? {} : { valid_to: change.validTo }),
  ...(change.expiresAt === undefined ? {} : { expires_at: change.expiresAt }),
});

/** Only what was changed is written, so that a switch does not undo an edit made elsewhere. */
export const changeMemory = async (memory: Memory, change: MemoryChange): Promise<void> => {
  const { about = memory.about, sentence = memory.sentence } = change;
  const retold = change.about !== undefined || change.sentence !== undefined;
  const { backend } = await connect();
  const update = updaters[memory.layer](backend, columnsOf(change), retold ? { about, sentence } : null);
  const answer = await update.eq('id', memory.id);
  responseData(answer);
  if (answer.count === 0) throw new AppError('refused', 'That memory is already gone.');
};

export interface MergeRequest {
  readonly keep: Memory;
  readonly others: readonly Memory[];
  readonly about: string;
  readonly sentence: string;
}

/** Several of one layer become one; the others go with their traces. */
export const mergeMemories = async ({ keep, others, about, sentence }: MergeRequest): Promise<void> => {
  const { backend } = await connect();
  responseData(
    await backend.rpc('merge_memories', {
      p_layer: keep.layer,
      p_keep: keep.id,
      p_others: others.map(({ id }) => id),
      p_fields: json(layerFields(keep.layer, { about, sentence })),
    }),
  );
};

/** A preview counts and lists; without it, what it lists is gone. */
export const forgetMemories = async (what: ForgetWhat, preview: boolean): Promise<ForgetReceipt> => {
  const { backend } = await connect();
  const answer = await backend.rpc('forget_memories', { p_what: json(what), p_preview: preview });
  const data = responseData(answer);
  try {
    return receiptFrom(data);
  } catch (error) {
    throw new AppError('unreadable', 'We couldn’t read what was forgotten.', error);
  }
};

/** Adds what was never suggested before, kept and declined ones included; answers how many are new. */
export const addProposals = async (proposals: readonly NewProposal[]): Promise<number> => {
  const hashed = await Promise.all(
    proposals.map(async ({ saidAt, sourceId, ...rest }) => {
      const hash = await quoteHash(rest.quote);
      const { layer, kind, sentence, quote, place, source } = rest;
      const row = { layer, kind, sentence, quote, place, source, source_id: sourceId, said_at: saidAt };
      return hash === null ? [] : [{ ...row, quote_hash: hash }];
    }),
  );
  const rows = [...new Map(hashed.flat().map((row) => [row.quote_hash, row])).values()];
  if (rows.length === 0) return 0;
  const { backend } = await connect();
  const added = responseData(
    await backend
      .from('memory_proposals')
      .upsert(rows, { onConflict: 'user_id,quote_hash', ignoreDuplicates: true })
      .select('id'),
  );
  return Array.isArray(added) ? added.length : 0;
};

/** No. The words go; the hash stays, so that the same sentence is not suggested again. Keeping one is `storeMemory`. */
export const declineProposals = async (ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  const { backend } = await connect();
  const decided = { state: 'declined', sentence: null, quote: null, decided_at: new Date().toISOString() };
  responseData(
    await backend
      .from('memory_proposals')
      .update(decided)
      .in('id', [...ids])
      .eq('state', 'open'),
  );
};

export interface NewMemoryUse {
  readonly memories: readonly { readonly layer: MemoryLayer; readonly id: string }[];
  readonly usedIn: MemoryUsePlace;
  readonly subjectId?: string;
}

/** A note that is lost is no reason to stop what the memory was used for: answers false. */
export const noteMemoryUse = async ({ memories, usedIn, subjectId }: NewMemoryUse): Promise<boolean> => {
  if (memories.length === 0) return true;
  try {
    const { backend } = await connect();
    const rows = memories.map(({ layer, id }) => ({
      layer,
      memory_id: id,
      used_in: usedIn,
      subject_id: subjectId ?? null,
    }));
    responseData(await backend.from('memory_uses').insert(rows));
    return true;
  } catch {
    return false;
  }
};
