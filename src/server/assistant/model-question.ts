import type { z } from 'zod';
import type { Patience } from './watchdog.ts';

export interface ModelSetting {
  readonly baseUrl: string;
  /** With the port, for the person's list. */
  readonly host: string;
  readonly model: string;
  readonly key: string | undefined;
  /** Whether the server takes a schema. */
  readonly structured: boolean;
  readonly contextTokens: number;
}

/** Instructions of ours, and what they are about. Nothing else leaves. */
export interface ModelPrompt {
  readonly system: string;
  readonly text: string;
}

/** Something the model may look up or suggest. What it answers leaves in the next step. */
export interface ModelTool {
  readonly name: string;
  readonly description: string;
  readonly input: z.ZodType;
  readonly run: (input: unknown) => Promise<string>;
}

export interface ModelQuestion {
  readonly prompt: ModelPrompt;
  readonly tools?: readonly ModelTool[];
  /** The answer is JSON of this form. */
  readonly form?: z.ZodType;
  readonly answerTokens?: number;
  readonly signal?: AbortSignal | undefined;
}

export type ModelPart =
  | { readonly type: 'text'; readonly delta: string }
  | { readonly type: 'tool'; readonly name: string; readonly input: unknown }
  /** `cut`: the model ran out of room for its answer. */
  | { readonly type: 'done'; readonly cut: boolean; readonly tokensRead: number | undefined };

export interface ModelOptions {
  readonly patience?: Patience;
  readonly fetch?: typeof globalThis.fetch;
}

/** What a tool says that found nothing it may tell. */
export const notFound = 'Nothing could be looked up.';

/** Word for word what leaves, for the person's eyes and their list. */
export const exactTextOf = ({ system, text }: ModelPrompt): string => `${system}\n\n${text}`;
