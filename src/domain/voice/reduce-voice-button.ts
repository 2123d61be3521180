import type { VoiceAnswer } from '#domain/voice/voice-answer.ts';
import {
  limitOf,
  type VoiceButton,
  type VoiceButtonEffect,
  type VoiceButtonEvent,
  type VoiceCaption,
  type VoicePhase,
  type VoicePlace,
  type VoiceReport,
  voiceAtRest,
} from '#domain/voice/voice-button.ts';
import { replyToUnsureTask } from '#domain/voice/reply.ts';
import { voiceLimits } from '#domain/voice/voice-limits.ts';
import { holdLonger, nothingRecorded } from '#domain/voice/voice-words.ts';
import { unreachable } from '#domain/unreachable.ts';

interface VoiceStep {
  readonly state: VoiceButton;
  readonly effects: readonly VoiceButtonEffect[];
}

type Event<Type extends VoiceButtonEvent['type']> = Extract<VoiceButtonEvent, { readonly type: Type }>;

const step = (state: VoiceButton, ...effects: readonly VoiceButtonEffect[]): VoiceStep => ({
  state,
  effects,
});

const idle: VoicePhase = { name: 'idle' };
const unclear: VoicePhase = { name: 'unclear' };
const processing: VoicePhase = { name: 'processing' };
const unduck: VoiceButtonEffect = { type: 'duck', ducked: false };
const report = (given: VoiceReport): VoiceButtonEffect => ({ type: 'report', report: given });
const words = (reply: string): VoiceCaption => ({ heard: '', reply, undoable: false });

/** Whatever is under way is dropped: no open microphone, no music left low, no answer that comes late. */
const drop = (state: VoiceButton): VoiceStep => {
  const { ticket } = state;
  const rest = { ...state, phase: idle };
  switch (state.phase.name) {
    case 'asking':
      return step(rest, { type: 'close', ticket });
    case 'recording':
      return step(rest, { type: 'stop', ticket, keep: false }, unduck);
    case 'processing':
      return step(rest, { type: 'abort', ticket });
    case 'speaking':
      return step({ ...rest, phase: afterSpeech(state) }, { type: 'hush' }, unduck);
    case 'idle':
    case 'unclear':
    case 'microphone-error':
      return step({ ...rest, choices: [], draft: null });
    default:
      return unreachable(state.phase);
  }
};

const afterSpeech = ({ choices, draft }: VoiceButton): VoicePhase =>
  choices.length > 0 || draft !== null ? unclear : idle;

/** Less than this is a tap: nobody said anything. */
const tapMs = 300;

const tapped = (state: VoiceButton): VoiceStep => {
  const { state: dropped, effects } = drop(state);
  return step({ ...dropped, caption: words(holdLonger) }, ...effects);
};

const finish = (state: VoiceButton, now: number): VoiceStep => {
  const { phase, ticket } = state;
  if (phase.name !== 'recording') return step(state);
  if (now - phase.since >= tapMs) {
    return step({ ...state, phase: processing }, { type: 'stop', ticket, keep: true }, unduck);
  }
  return tapped(state);
};

/** Let go before the microphone answered: when it opens, it is closed again at once. */
const letGo = (state: VoiceButton, now: number): VoiceStep =>
  state.phase.name === 'asking' ? tapped(state) : finish(state, now);

const press = (state: VoiceButton, { place, latched, aloud, now }: Event<'press'>): VoiceStep => {
  switch (state.phase.name) {
    case 'asking':
    case 'recording':
      // A second finger is no second recording.
      return state.latched ? letGo(state, now) : step(state);
    // Spec 2 §4: starting is blocked while processing.
    case 'processing':
      return step(state);
    case 'idle':
    case 'speaking':
    case 'unclear':
    case 'microphone-error': {
      const ticket = state.ticket + 1;
      const { effects } = drop(state);
      return step({ ...voiceAtRest, ticket, place, latched, aloud, phase: { name: 'asking' } }, ...effects, {
        type: 'open',
        ticket,
      });
    }
    default:
      return unreachable(state.phase);
  }
};

/** Says what the button is for, and asks for no microphone: the finger has gone. */
const tap = (state: VoiceButton, place: VoicePlace): VoiceStep => {
  const { name } = state.phase;
  if (name === 'asking' || name === 'recording' || name === 'processing') return step(state);
  const { effects } = drop(state);
  const ticket = state.ticket + 1;
  return step({ ...voiceAtRest, ticket, place, caption: words(holdLonger) }, ...effects);
};

const passTime = (state: VoiceButton, now: number, level: number): VoiceStep => {
  const { phase } = state;
  if (phase.name !== 'recording') return step(state);
  const gone = now - phase.since;
  const later = { ...state, phase: { ...phase, now, level } };
  if (gone >= voiceLimits.hardStopMs) {
    // The device slept, or the timers did: nobody meant to say all of this.
    const dropped = drop(later);
    return step(dropped.state, ...dropped.effects, report({ about: 'length' }));
  }
  return gone >= limitOf(state.place) ? finish(later, now) : step(later);
};

const grow = (state: VoiceButton, { bytes, now }: Event<'chunk'>): VoiceStep => {
  if (state.phase.name !== 'recording') return step(state);
  if (bytes <= voiceLimits.recordingBytes) return passTime(state, now, state.phase.level);
  const dropped = drop(state);
  return step(dropped.state, ...dropped.effects, report({ about: 'size', bytes }));
};

const recorded = (state: VoiceButton, bytes: number): VoiceStep => {
  if (state.phase.name !== 'processing') return step(state);
  if (bytes === 0) return step({ ...state, phase: idle, caption: words(nothingRecorded) });
  return bytes > voiceLimits.recordingBytes
    ? step({ ...state, phase: idle }, report({ about: 'size', bytes }))
    : step(state, { type: 'send', ticket: state.ticket });
};

const reply = (state: VoiceButton): readonly [VoicePhase, readonly VoiceButtonEffect[]] => {
  const text = state.caption?.reply ?? '';
  if (!state.aloud || text === '') return [afterSpeech(state), []];
  return [
    { name: 'speaking' },
    [
      { type: 'duck', ducked: true },
      { type: 'speak', ticket: state.ticket, text },
    ],
  ];
};

const answered = (state: VoiceButton, answer: VoiceAnswer): VoiceStep => {
  if (state.phase.name !== 'processing') return step(state);
  const { text: heard, command, choices = [], unsure = false } = answer;
  // "Claw my mother" is nobody's task: it is looked at before it is saved.
  const draft = unsure && command?.type === 'add_task' ? command.line : null;
  const runs = draft === null ? command : undefined;
  const caption = { heard, reply: runs === undefined ? answer.reply : '', undoable: false };
  const next = { ...state, caption, choices: command === undefined ? choices : [], unsure, draft };
  if (runs !== undefined) return step(next, { type: 'carry-out', ticket: state.ticket, command: runs });
  const [phase, effects] = reply(next);
  return step({ ...next, phase }, ...effects);
};

const carried = (state: VoiceButton, event: Event<'carried'>): VoiceStep => {
  const caption = {
    heard: state.caption?.heard ?? '',
    reply: event.reply,
    undoable: event.undoable,
  };
  // What could not be saved stays in its field.
  const next = { ...state, caption, draft: event.done === null ? state.draft : null };
  // Cancelled meanwhile, and yet it happened: it is said, so that it can be undone, and not spoken.
  if (state.phase.name !== 'processing') return step(next);
  const [phase, effects] = reply(next);
  const told = event.done === null ? [] : [report({ about: 'done', music: event.done === 'music' })];
  return step({ ...next, phase }, ...told, ...effects);
};

const choose = (state: VoiceButton, event: Event<'chosen'>): VoiceStep => {
  if (!state.choices.includes(event.command)) return step(state);
  const { command } = event;
  const { effects } = drop(state);
  if (command.type === 'add_task' && state.unsure) {
    const caption = { heard: state.caption?.heard ?? '', reply: replyToUnsureTask, undoable: false };
    const next = { ...state, caption, phase: unclear, choices: [], draft: command.line };
    return step(next, ...effects);
  }
  const ticket = state.ticket + 1;
  return step({ ...state, ticket, phase: processing, choices: [] }, ...effects, {
    type: 'carry-out',
    ticket,
    command,
  });
};

const correct = (state: VoiceButton, line: string): VoiceStep => {
  if (state.draft === null || state.phase.name === 'processing') return step(state);
  const { effects } = drop(state);
  const ticket = state.ticket + 1;
  const command = { type: 'add_task', line } as const;
  // What was heard is no longer what it says.
  const caption = { heard: line, reply: '', undoable: false };
  return step({ ...state, ticket, caption, phase: processing, draft: line }, ...effects, {
    type: 'carry-out',
    ticket,
    command,
  });
};

const typed = (state: VoiceButton, { answer, aloud }: Event<'typed'>): VoiceStep => {
  const { name } = state.phase;
  if (name === 'asking' || name === 'recording' || name === 'processing') return step(state);
  const { effects } = drop(state);
  const asked = { ...voiceAtRest, ticket: state.ticket + 1, aloud, phase: processing };
  const next = answered(asked, answer);
  return step(next.state, ...effects, ...next.effects);
};

const dismiss = (state: VoiceButton): VoiceStep => {
  const { state: dropped, effects } = drop({ ...state, choices: [], draft: null });
  return step({ ...dropped, caption: null }, ...effects);
};

const undo = (state: VoiceButton): VoiceStep =>
  state.caption?.undoable === true
    ? step({ ...state, caption: { ...state.caption, undoable: false } }, { type: 'undo' })
    : step(state);

const current = (state: VoiceButton, event: VoiceButtonEvent): VoiceStep => {
  const { phase } = state;
  switch (event.type) {
    case 'press':
      return press(state, event);
    case 'tap':
      return tap(state, event.place);
    case 'release':
    case 'leave':
      return state.latched ? step(state) : letGo(state, event.now);
    case 'cancel':
      return drop(state);
    case 'dismiss':
      return dismiss(state);
    case 'undo':
      return undo(state);
    case 'undone':
      return step({ ...state, caption: words(event.reply) });
    case 'opened':
      if (phase.name !== 'asking') return step(state, { type: 'close', ticket: event.ticket });
      return step(
        { ...state, phase: { name: 'recording', since: event.now, now: event.now, level: 0 } },
        { type: 'record', ticket: event.ticket },
        { type: 'duck', ducked: true },
      );
    case 'refused':
      // Also after the finger has gone up: the browser's question is answered with another press.
      return phase.name === 'asking' || phase.name === 'idle'
        ? step(
            { ...state, phase: { name: 'microphone-error', trouble: event.trouble }, caption: null },
            report({ about: 'microphone', trouble: event.trouble }),
          )
        : step(state);
    case 'tick':
      return passTime(state, event.now, event.level);
    case 'chunk':
      return grow(state, event);
    case 'lost':
      return finish(state, event.now);
    case 'recorded':
      return recorded(state, event.bytes);
    case 'answered':
      return answered(state, event.answer);
    case 'chosen':
      return choose(state, event);
    case 'corrected':
      return correct(state, event.line);
    case 'typed':
      return typed(state, event);
    case 'carried':
      return carried(state, event);
    case 'failed':
      return phase.name === 'processing'
        ? step({ ...state, phase: afterSpeech(state) }, report({ about: 'failure', cause: event.cause }))
        : step(state);
    case 'spoken':
      return phase.name === 'speaking' ? step({ ...state, phase: afterSpeech(state) }, unduck) : step(state);
    default:
      return unreachable(event);
  }
};

/** Hold to talk, spec 2 §4. Everything that reports later carries the ticket of its press. */
export const reduceVoiceButton = (state: VoiceButton, event: VoiceButtonEvent): VoiceStep => {
  if ('ticket' in event && event.ticket !== state.ticket) {
    return event.type === 'opened' ? step(state, { type: 'close', ticket: event.ticket }) : step(state);
  }
  return current(state, event);
};
