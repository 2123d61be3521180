import { createAnswerStream } from '#domain/assistant/answer/answer-stream.ts';
import type { SafePiece } from '#domain/assistant/answer/answer-stream.ts';
import { hasOnlyGivenFigures } from '#domain/assistant/answer/has-only-given-figures.ts';
import { safeAnswerText } from '#domain/assistant/answer/safe-answer-text.ts';
import { assistantProposalSchema } from '#domain/assistant/assistant-proposal.ts';
import type { AssistantProposal } from '#domain/assistant/assistant-proposal.ts';
import type { AssistantEvent } from '#domain/assistant/assistant-request.ts';
import type { AnswerPart } from './answer-with-model.ts';
import { proposalTools } from './assistant-tools.ts';
import type { Labels } from './given-data.ts';

const mostProposals = 3;

const safeProposal = (kind: string, input: unknown): AssistantProposal | null => {
  if (typeof input !== 'object' || input === null) return null;
  const fields = Object.entries<unknown>({ ...input }).map(([name, value]) => [
    name,
    typeof value === 'string' ? safeAnswerText(value).replaceAll(/\s+/g, ' ').trim() : value,
  ]);
  const parsed = assistantProposalSchema.safeParse({ ...Object.fromEntries(fields), kind });
  return parsed.success ? parsed.data : null;
};

/**
 * What a model says, as the page may show it: text without links and images, citations of what was given
 * and of nothing else, and suggestions. Nothing in here writes anything.
 */
export const answerEvents = async function* (
  parts: AsyncIterable<AnswerPart>,
  labels: Pick<Labels, 'find'>,
  /** Where no other figure than those in it may be said. */
  figures?: string,
): AsyncGenerator<AssistantEvent> {
  const stream = createAnswerStream();
  const cited = new Set<string>();
  let said = '';
  let proposals = 0;

  const eventsOf = function* (piece: SafePiece): Generator<AssistantEvent> {
    if (piece.text !== '') {
      said += piece.text;
      yield { type: 'text', delta: piece.text };
    }
    for (const label of piece.labels) {
      const memory = labels.find(label);
      if (memory === undefined || cited.has(memory.id)) continue;
      cited.add(memory.id);
      yield { type: 'cite', ...memory };
    }
  };

  const isTrue = ({ text }: SafePiece): boolean =>
    figures === undefined || hasOnlyGivenFigures(text, figures);

  for await (const part of parts) {
    const piece = part.type === 'text' ? stream.add(part.delta) : part.type === 'done' ? stream.end() : null;
    if (piece !== null && !isTrue(piece)) {
      yield { type: 'fallback', why: 'figures' };
      break;
    }
    if (piece !== null) yield* eventsOf(piece);
    if (part.type === 'tool') {
      const kind = proposalTools.get(part.name);
      const proposal = kind === undefined ? null : safeProposal(kind, part.input);
      if (proposal === null || proposals >= mostProposals) continue;
      proposals += 1;
      yield { type: 'proposal', proposal };
    }
    if (part.type === 'refused' || part.type === 'failed') {
      yield { type: 'fallback', why: part.reason };
      break;
    }
    if (part.type === 'done') {
      if (part.cut && said.trim() !== '') yield { type: 'text', delta: ' …' };
      if (said.trim() === '' && proposals === 0) yield { type: 'fallback', why: 'empty' };
    }
  }
  yield { type: 'done' };
};
