import type { AssistantProposal } from '#domain/assistant/assistant-proposal.ts';
import type { AssistantPreview, FallbackReason } from '#domain/assistant/assistant-request.ts';
import type { Understood } from '#domain/assistant/offline/understand-request.ts';
import type { MemoryRef } from '#domain/memory/forgetting.ts';

/** How the connected model stands to what was asked. */
export interface ModelTurn {
  readonly phase: 'asking' | 'needs yes' | 'answered' | 'fell back';
  readonly preview: AssistantPreview | null;
  readonly text: string;
  readonly cites: readonly MemoryRef[];
  readonly proposals: readonly AssistantProposal[];
  readonly steps: readonly string[];
  readonly why: FallbackReason | null;
}

export interface Turn {
  readonly id: number;
  readonly message: string;
  readonly understood: Understood;
  /** Null where nothing goes to a model. */
  readonly model: ModelTurn | null;
}

export interface Assistant {
  /** The last thing said; null before the first. */
  readonly turn: Turn | null;
  /**
   * Answers whether the memory is to be looked through as well. Before the rules have read it, nothing is shown and nothing
   * leaves; where they do not come, it throws.
   */
  readonly say: (message: string) => Promise<boolean>;
  /** The person read the text and lets it leave. */
  readonly confirm: () => void;
  /** Answered here, this time. */
  readonly decline: () => void;
  /** Enough of it. */
  readonly stop: () => void;
}
