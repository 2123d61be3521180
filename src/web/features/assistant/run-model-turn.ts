import type { AssistantEvent } from '#domain/assistant/assistant-request.ts';
import type { ModelTurn } from '#web/features/assistant/assistant-turn.ts';
import { askingTurn, fellBack } from '#web/features/assistant/first-turn.ts';
import { askModel } from '#web/services/assistant/ask-model-queries.ts';

const isEmpty = ({ text, proposals, steps }: ModelTurn): boolean =>
  text.trim() === '' && proposals.length + steps.length === 0;

const heard = (turn: ModelTurn, event: AssistantEvent): ModelTurn => {
  switch (event.type) {
    case 'text':
      return { ...turn, text: turn.text + event.delta };
    case 'cite':
      return { ...turn, cites: [...turn.cites, { layer: event.layer, id: event.id }] };
    case 'proposal':
      return { ...turn, proposals: [...turn.proposals, event.proposal] };
    case 'steps':
      return { ...turn, steps: event.steps };
    case 'fallback':
      return fellBack(event.why);
    default:
      if (turn.phase === 'fell back') return turn;
      return isEmpty(turn) ? fellBack('empty') : { ...turn, phase: 'answered' };
  }
};

/** Asks, and tells how it stands at every word. Whoever stopped it hears nothing more. */
export const runModelTurn = async (
  asked: Parameters<typeof askModel>[0],
  onChange: (turn: ModelTurn) => void,
): Promise<void> => {
  let turn = askingTurn;
  const become = (next: ModelTurn): void => {
    if (asked.signal.aborted) return;
    turn = next;
    onChange(next);
  };
  try {
    const preview = await askModel(asked, (event) => become(heard(turn, event)));
    // Nothing was sent yet; or the line ended without a last word.
    if (preview !== null) become({ ...askingTurn, phase: 'needs yes', preview });
    else if (turn.phase === 'asking') become(fellBack('cut_off'));
  } catch {
    become(fellBack('unreachable'));
  }
};
