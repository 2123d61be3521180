import { useSyncExternalStore } from 'react';
import {
  type OperatorChoices,
  operatorSentence,
  type OperatorSentence,
  placeholderOf,
} from '#domain/head/operator-words.ts';

const never = () => () => undefined;

const written = (name: string): string | null =>
  document.querySelector<HTMLMetaElement>(`meta[name='kindling-${name}']`)?.content.slice(0, 300) ?? null;

const choices = (): OperatorChoices => ({ provider: written('provider'), speech: written('speech') });

/** A sentence that the operator's choices decide. In a drawn page the host says it. */
export const useOperatorSentence = (name: OperatorSentence): string =>
  useSyncExternalStore(
    never,
    () => operatorSentence(name, choices()),
    () => placeholderOf(name),
  );
