import { type SyntheticEvent, useState } from 'react';
import type { FactorAnswer } from '#web/features/second-factor/factor-service-queries.ts';
import { CodeField } from '#web/features/second-factor/code-field.tsx';
import { codeTroubles, textTroubles } from '#web/features/second-factor/factor-words.ts';
import { sendText, showCode } from '#web/features/second-factor/second-factor-mutations.ts';
import type { Factor } from '#web/features/second-factor/second-factor-queries.ts';
import type { Backend } from '#web/platform/backend/backend.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';

/** A text that is on its way, and what its code is to be shown with. */
export interface SentText {
  readonly factorId: string;
  readonly challengeId: string;
}

interface CodeFormProps {
  readonly backend: Backend;
  readonly factors: readonly Factor[];
  /** What the button says. */
  readonly action: string;
  /** Where one was sent before this was shown. */
  readonly text?: SentText;
  readonly onShown: () => void;
  readonly onEnded?: () => void;
}

const digits = 6;

const useCode = ({ backend, factors, text: sent, onShown, onEnded }: CodeFormProps) => {
  const [chosen, setChosen] = useState<string | null>(null);
  const factor = factors.find(({ id }) => id === chosen) ?? factors[0];
  const [text, setText] = useState<SentText | null>(sent ?? null);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const challengeId = text?.factorId === factor?.id ? text?.challengeId : undefined;

  const settle = (answer: FactorAnswer): void => {
    setBusy(false);
    if (answer === 'shown') return onShown();
    setCode('');
    setError((factor?.kind === 'phone' ? textTroubles : codeTroubles)[answer]);
    return answer === 'ended' ? onEnded?.() : undefined;
  };
  const send = (given: string): void => {
    if (busy || factor === undefined) return;
    if (given.length !== digits) return setError('The code has six digits.');
    setBusy(true);
    setError(undefined);
    showCode(backend, factor.id, given, challengeId).then(settle, () => settle('unreachable'));
  };
  return {
    factor,
    code,
    error,
    busy,
    needsText: factor?.kind === 'phone' && challengeId === undefined,
    choose: (id: string) => {
      setChosen(id);
      setError(undefined);
    },
    /** The sixth digit sends it: nothing is left to decide. */
    type: (given: string) => {
      setCode(given);
      setError(undefined);
      if (given.length === digits && given !== code) send(given);
    },
    submit: (event: SyntheticEvent) => {
      event.preventDefault();
      send(code);
    },
    askForText: () => {
      if (busy || factor === undefined) return;
      setBusy(true);
      setError(undefined);
      sendText(backend, factor.id)
        .then(
          (id) => setText({ factorId: factor.id, challengeId: id }),
          (failure: unknown) =>
            setError(failure instanceof Error ? failure.message : codeTroubles.unreachable),
        )
        .finally(() => setBusy(false));
    },
  };
};

/** Asks for the code of one's second step, of whichever app or phone is at hand. */
export const CodeForm = (props: CodeFormProps) => {
  const { factors, action } = props;
  const { factor, code, error, busy, needsText, choose, type, submit, askForText } = useCode(props);
  return (
    <form onSubmit={submit} noValidate className="space-y-5" aria-label="Code">
      {factors.length > 1 && (
        <ChoiceChips
          label="Where the code comes from"
          choices={factors.map(({ id, name }) => ({ value: id, label: name }))}
          value={factor?.id ?? null}
          onChange={choose}
        />
      )}
      {needsText ? (
        <>
          <Button kind="primary" size="large" aria-disabled={busy} onClick={askForText}>
            Text me a code
          </Button>
          <p aria-live="polite" className="empty:hidden">
            {error}
          </p>
        </>
      ) : (
        <>
          <CodeField
            key={factor?.id}
            label="Six-digit code"
            hint={
              factor?.kind === 'phone'
                ? 'We’ve sent it to your phone as a text.'
                : `From ${factor?.name ?? 'your app'}.`
            }
            value={code}
            error={error}
            onChange={type}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" kind="primary" size="large" aria-disabled={busy}>
              {action}
            </Button>
            {factor?.kind === 'phone' && (
              <Button kind="plain" size="large" aria-disabled={busy} onClick={askForText}>
                Send another text
              </Button>
            )}
          </div>
        </>
      )}
    </form>
  );
};
