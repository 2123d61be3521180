import { unreachable } from '#domain/unreachable.ts';
import type { AssistantIntent } from './assistant-intent.ts';

/** What an answer is made from. Nothing else is looked at, and nothing else would leave. */
export const lookUps = ['memories', 'tasks', 'sessions'] as const;
export type LookUp = (typeof lookUps)[number];

export const lookUpsFor = (intent: AssistantIntent): readonly LookUp[] => {
  switch (intent.kind) {
    case 'ask':
      return ['memories'];
    case 'now':
    case 'plan':
      return ['tasks'];
    case 'count':
      if (intent.thing === 'memories') return ['memories'];
      return intent.thing.startsWith('tasks') ? ['tasks'] : ['sessions'];
    case 'task':
    case 'remember':
    case 'session':
    case 'talk':
    case 'cannot':
      return [];
    default:
      return unreachable(intent);
  }
};

/**
 * What a model can do better than a template. A number is counted, and what somebody wants written down is in their own words:
 * nothing has to leave for either.
 */
export const isForModel = ({ kind }: AssistantIntent): boolean =>
  kind === 'ask' || kind === 'now' || kind === 'plan' || kind === 'cannot';
