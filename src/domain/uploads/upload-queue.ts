import { type FileFacts, refusalOf, uploadLimits } from '#domain/uploads/upload-rules.ts';
import { unreachable } from '#domain/unreachable.ts';

/** `lost`: the way to the server is gone, and it goes on by itself. `paused`: the person wanted it. */
export type UploadPhase =
  | 'waiting'
  | 'reading'
  | 'sending'
  | 'saving'
  | 'paused'
  | 'lost'
  | 'done'
  | 'already'
  | 'refused'
  | 'failed';

export interface UploadItem {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly phase: UploadPhase;
  /** Bytes that have arrived. */
  readonly sent: number;
  /** For those who read: why it did not go up, or which one they have already. */
  readonly says: string | null;
}

export type UploadQueue = readonly UploadItem[];

type AddedFile = FileFacts & { readonly id: string };

export type UploadEvent =
  | { readonly type: 'added'; readonly files: readonly AddedFile[] }
  | { readonly type: 'sending' | 'saving' | 'done' | 'lost'; readonly id: string }
  | { readonly type: 'progress'; readonly id: string; readonly sent: number }
  | { readonly type: 'already' | 'failed'; readonly id: string; readonly says: string }
  | { readonly type: 'pause' | 'resume' | 'retry'; readonly id: string }
  | { readonly type: 'cancel'; readonly id: string }
  /** The network is back, or it is time to try again. */
  | { readonly type: 'back' }
  | { readonly type: 'clear' };

export type UploadEffect =
  | { readonly type: 'start'; readonly id: string }
  /** Stop sending and keep what has arrived. */
  | { readonly type: 'hold'; readonly id: string }
  /** Stop, and take away what has arrived. */
  | { readonly type: 'discard'; readonly id: string }
  | { readonly type: 'refused'; readonly says: string }
  | { readonly type: 'all-processed' };

export interface UploadStep {
  readonly state: UploadQueue;
  readonly effects: readonly UploadEffect[];
}

const working: ReadonlySet<UploadPhase> = new Set(['reading', 'sending', 'saving']);
const open: ReadonlySet<UploadPhase> = new Set([...working, 'waiting', 'paused', 'lost']);

export const isOpen = ({ phase }: UploadItem): boolean => open.has(phase);

const change = (queue: UploadQueue, id: string, part: Partial<UploadItem>): UploadQueue =>
  queue.map((item) => (item.id === id ? { ...item, ...part } : item));

const itemOf = (file: AddedFile): UploadItem => {
  const says = refusalOf(file);
  const { id, name, size } = file;
  return { id, name, size, phase: says === null ? 'waiting' : 'refused', sent: 0, says };
};

/** Which phase an event leads to, from where it may come at all: an answer that is late changes nothing. */
const moves = {
  sending: { from: ['reading', 'sending'], to: 'sending' },
  saving: { from: ['reading', 'sending'], to: 'saving' },
  done: { from: ['saving'], to: 'done' },
  lost: { from: ['reading', 'sending', 'saving'], to: 'lost' },
  already: { from: ['reading', 'sending', 'saving'], to: 'already' },
  failed: { from: ['reading', 'sending', 'saving', 'lost'], to: 'failed' },
  pause: { from: ['waiting', 'reading', 'sending', 'lost'], to: 'paused' },
  resume: { from: ['paused'], to: 'waiting' },
  retry: { from: ['failed', 'lost'], to: 'waiting' },
} as const satisfies Partial<
  Record<UploadEvent['type'], { readonly from: readonly UploadPhase[]; readonly to: UploadPhase }>
>;

const move = (queue: UploadQueue, event: Extract<UploadEvent, { type: keyof typeof moves }>): UploadQueue => {
  const { from, to }: { readonly from: readonly UploadPhase[]; readonly to: UploadPhase } = moves[event.type];
  const item = queue.find(({ id }) => id === event.id);
  if (item === undefined || !from.includes(item.phase)) return queue;
  const says = 'says' in event ? event.says : null;
  return change(queue, event.id, { phase: to, says, ...(to === 'done' ? { sent: item.size } : {}) });
};

const apply = (queue: UploadQueue, event: UploadEvent): UploadStep => {
  switch (event.type) {
    case 'added': {
      const items = event.files.map(itemOf);
      return {
        state: [...queue, ...items],
        effects: items.flatMap(({ says }) => (says === null ? [] : [{ type: 'refused', says }])),
      };
    }
    case 'progress': {
      const item = queue.find(({ id }) => id === event.id);
      if (item?.phase !== 'sending') return { state: queue, effects: [] };
      return { state: change(queue, event.id, { sent: Math.min(event.sent, item.size) }), effects: [] };
    }
    case 'cancel': {
      const item = queue.find(({ id }) => id === event.id);
      if (item === undefined || item.phase === 'saving') return { state: queue, effects: [] };
      const state = queue.filter(({ id }) => id !== event.id);
      return {
        state,
        effects: isOpen(item) || item.phase === 'failed' ? [{ type: 'discard', id: item.id }] : [],
      };
    }
    case 'back':
      return {
        state: queue.map((item) => (item.phase === 'lost' ? { ...item, phase: 'waiting' } : item)),
        effects: [],
      };
    case 'clear':
      return { state: queue.filter((item) => isOpen(item) || item.phase === 'failed'), effects: [] };
    case 'pause': {
      const state = move(queue, event);
      return { state, effects: state === queue ? [] : [{ type: 'hold', id: event.id }] };
    }
    case 'sending':
    case 'saving':
    case 'done':
    case 'lost':
    case 'already':
    case 'failed':
    case 'resume':
    case 'retry':
      return { state: move(queue, event), effects: [] };
    default:
      return unreachable(event);
  }
};

/** As many at a time as there is room for, in the order in which they came. */
const startNext = (queue: UploadQueue): UploadStep => {
  const room = uploadLimits.atOnce - queue.filter(({ phase }) => working.has(phase)).length;
  const next = new Set(
    queue
      .filter(({ phase }) => phase === 'waiting')
      .slice(0, Math.max(room, 0))
      .map(({ id }) => id),
  );
  if (next.size === 0) return { state: queue, effects: [] };
  return {
    state: queue.map((item) => (next.has(item.id) ? { ...item, phase: 'reading' } : item)),
    effects: [...next].map((id) => ({ type: 'start', id })),
  };
};

/** Files on their way up: one that is refused or fails never stops the others (spec 2 §5). */
export const reduceUploads = (queue: UploadQueue, event: UploadEvent): UploadStep => {
  const changed = apply(queue, event);
  const started = startNext(changed.state);
  const settled = !started.state.some(isOpen);
  const wasOpen = queue.some(isOpen) || event.type === 'added';
  return {
    state: started.state,
    effects: [
      ...changed.effects,
      ...started.effects,
      // A file that was called off is not processed: nothing to announce when it was the last.
      ...(settled && wasOpen && event.type !== 'cancel' && started.state.length > 0
        ? [{ type: 'all-processed' } as const]
        : []),
    ],
  };
};
