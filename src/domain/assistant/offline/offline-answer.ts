import type { RouteWords } from '#domain/coach/routing/care-words.ts';
import { classifyMemory } from '#domain/memory/classify-memory.ts';
import type { MeaningState } from '#domain/memory/meaning/gate.ts';
import type { Memory } from '#domain/memory/memory.ts';
import { sourceWords } from '#domain/memory/source-words.ts';
import type { Picked } from '#domain/pick/pick.ts';
import { unreachable } from '#domain/unreachable.ts';
import type { AssistantProposal } from '../assistant-proposal.ts';
import type { AssistantIntent } from './assistant-intent.ts';
import { countWords } from './count-words.ts';
import { countOwnRecords } from './count-own-records.ts';
import type { OwnRecords } from './count-own-records.ts';
import { cannotWords, talkWords } from './fixed-words.ts';
import type { Place } from './fixed-words.ts';
import { planWords } from './plan-words.ts';
import type { Understood } from './understand-request.ts';

/** One of the person's own sentences, with the day they said it and where. */
export interface Quote {
  readonly memory: Memory;
  readonly line: string;
}

export interface OfflineAnswer {
  readonly care: RouteWords | null;
  readonly lines: readonly string[];
  readonly quotes: readonly Quote[];
  readonly proposals: readonly AssistantProposal[];
  readonly places: readonly Place[];
}

export interface Findings {
  readonly records: OwnRecords;
  /** What the memory says to a question; the best first. */
  readonly asked: {
    readonly state: MeaningState | 'unavailable';
    readonly memories: readonly Memory[];
  };
  /** What “pick for me” would offer. */
  readonly picked: Picked | null;
  /** A day in the person's own way of writing dates. */
  readonly dayWords: (moment: string) => string;
}

type Parts = Omit<OfflineAnswer, 'care'>;
const only = (lines: readonly string[], more: Partial<Parts> = {}): Parts => ({
  lines,
  quotes: [],
  proposals: [],
  places: [],
  ...more,
});

const mostQuotes = 3;

const quoteOf = (memory: Memory, dayWords: Findings['dayWords']): Quote => ({
  memory,
  line: `“${memory.quote ?? memory.sentence}” You said this on ${dayWords(memory.saidAt ?? memory.createdAt)}, ${sourceWords[memory.source]}.${
    memory.validTo === null ? '' : ` It was true until ${dayWords(memory.validTo)}.`
  }`,
});

const openings: Readonly<Record<Findings['asked']['state'], string>> = {
  known: 'This is what you said about it.',
  maybe: 'I’m not sure this answers it, but you said something close.',
  nothing: 'None of your memories answers this, so I won’t guess.',
  unavailable: 'I can’t look by meaning right now. Here’s what has the same words.',
};

const asked = (intent: Extract<AssistantIntent, { kind: 'ask' }>, findings: Findings): Parts => {
  const { state, memories } = findings.asked;
  const found = state === 'nothing' ? [] : memories.slice(0, mostQuotes);
  const opening = state === 'unavailable' && found.length === 0 ? openings.nothing : openings[state];
  const sentence = intent.question.slice(0, 500);
  return only([opening], {
    quotes: found.map((memory) => quoteOf(memory, findings.dayWords)),
    proposals: intent.isStatement
      ? [{ kind: 'memory', layer: classifyMemory({ content: sentence }), sentence }]
      : [],
  });
};

const nowOffered = (minutes: number | null, { picked }: Findings): Parts => {
  if (picked === null) {
    return only(['Nothing is waiting. That’s allowed.'], {
      places: [{ to: '/add-task', label: 'Add a task' }],
    });
  }
  const { task, firstStep, reasons } = picked;
  const why = reasons.length === 0 ? '' : ` ${reasons.join('. ')}.`;
  return only([`How about “${task.title}”?${why}`, `To begin: ${firstStep.title}`], {
    proposals: [{ kind: 'session', about: task.title, minutes: minutes ?? null }],
    places: [{ to: '/tasks', label: 'See all tasks' }],
  });
};

const partsOf = (intent: AssistantIntent, findings: Findings): Parts => {
  switch (intent.kind) {
    case 'ask':
      return asked(intent, findings);
    case 'count': {
      const counted = countOwnRecords(intent.thing, intent.time, findings.records);
      return only(countWords(intent, counted));
    }
    case 'now':
      return nowOffered(intent.minutes, findings);
    case 'plan':
      return only(planWords(intent.when, findings.records), {
        places: [{ to: '/tasks', label: 'See all tasks' }],
      });
    case 'task':
      return intent.line === ''
        ? only([
            'What should the task be? Say it in one line, such as “add task: call the dentist tomorrow”.',
          ])
        : only(['Here’s the task, ready to add.'], {
            proposals: [{ kind: 'task', line: intent.line.slice(0, 200) }],
          });
    case 'remember': {
      const sentence = intent.sentence.slice(0, 500);
      return only(['Shall I keep this? Nothing is kept until you say yes.'], {
        proposals: [{ kind: 'memory', layer: classifyMemory({ content: sentence }), sentence }],
      });
    }
    case 'session':
      return only(['Ready when you are.'], {
        proposals: [{ kind: 'session', about: intent.about, minutes: intent.minutes }],
      });
    case 'talk':
      return only(talkWords[intent.topic]);
    case 'cannot': {
      const { lines, places } = cannotWords[intent.topic];
      return only(lines, { places });
    }
    default:
      return unreachable(intent);
  }
};

/** An answer from templates and the person's own records. It quotes, counts and offers, and does nothing by itself. */
export const offlineAnswer = ({ care, intent }: Understood, findings: Findings): OfflineAnswer => ({
  care,
  ...(intent === null ? only([]) : partsOf(intent, findings)),
});
