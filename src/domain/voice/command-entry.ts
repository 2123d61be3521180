import type { VoiceCommand } from '#domain/voice/voice-command.ts';
import type { WordBag } from '#domain/voice/word-bag.ts';

export const commandGroups = ['music', 'tasks', 'focus', 'energy', 'anything'] as const;
export type CommandGroup = (typeof commandGroups)[number];

/** One thing that can be said, and everything that is known about saying it. */
export interface CommandEntry {
  readonly id: string;
  readonly group: CommandGroup;
  /** What it does, in a plain sentence. */
  readonly does: string;
  /** As somebody says it. */
  readonly example: string;
  /** What undoing it does; null where there is nothing to undo. */
  readonly undo: string | null;
  readonly needsAccount: boolean;
  /** What it makes when it is said in one of these ways. */
  readonly command: VoiceCommand;
  /** The ways people say it, word for word. */
  readonly phrases: readonly string[];
  /** The same said more freely. */
  readonly bags: readonly WordBag[];
  /** With words of one's own in it, such as a task or a number of minutes: how it begins, for the page. */
  readonly open: string | null;
}
