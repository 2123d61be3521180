import { understand } from '#domain/voice/understand.ts';
import type { VoiceCommand } from '#domain/voice/voice-command.ts';
import type { Heard } from './hear-all.ts';
import type { Utterance } from './utterances.ts';
import { wordErrors } from './word-errors.ts';

export type Verdict = 'right' | 'offered' | 'unclear' | 'wrong' | 'accepted' | 'left alone';

export interface Judged {
  readonly utterance: Utterance;
  readonly heard: Heard;
  readonly verdict: Verdict;
  readonly got: string;
  readonly errors: { readonly errors: number; readonly words: number };
}

const same = (one: VoiceCommand | null, other: VoiceCommand): boolean =>
  one !== null && JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

const sorted = (command: VoiceCommand): unknown =>
  Object.entries(command).toSorted(([one], [other]) => one.localeCompare(other));

export const judge = (utterance: Utterance, heard: Heard): Judged => {
  const meant = understand(heard);
  const got = JSON.stringify(
    meant.kind === 'command'
      ? meant.command
      : meant.kind === 'unclear'
        ? { offered: meant.choices }
        : 'silence',
  );
  const verdict = ((): Verdict => {
    if (utterance.kind === 'other') return meant.kind === 'command' ? 'accepted' : 'left alone';
    if (utterance.kind === 'task') {
      if (meant.kind === 'command') return meant.command.type === 'add_task' ? 'right' : 'wrong';
      const offered = meant.kind === 'unclear' && meant.choices.some(({ type }) => type === 'add_task');
      return offered ? 'offered' : 'unclear';
    }
    if (meant.kind === 'command') return same(utterance.command, meant.command) ? 'right' : 'wrong';
    const offered =
      meant.kind === 'unclear' && meant.choices.some((choice) => same(utterance.command, choice));
    return offered ? 'offered' : 'unclear';
  })();
  return { utterance, heard, verdict, got, errors: wordErrors(utterance.text, heard.text) };
};
