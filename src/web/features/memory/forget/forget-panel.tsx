import { type ReactNode, useState } from 'react';
import type { ForgetWhat } from '#domain/memory/forgetting.ts';
import { memorySources, type MemorySource } from '#domain/memory/memory-layer.ts';
import { sourceWords } from '#domain/memory/source-words.ts';

import { today } from '#web/platform/clock/clock.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { Field, inputLook } from '#web/ui/field.tsx';

type By = 'topic' | 'source' | 'period' | 'all';

const ways = [
  { value: 'topic', label: 'A topic' },
  { value: 'source', label: 'Where it’s from' },
  { value: 'period', label: 'A period' },
  { value: 'all', label: 'Everything' },
] as const;

interface PanelProps {
  readonly onAsk: (what: ForgetWhat) => void;
}

interface FormProps {
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

const Form = ({ onSubmit, children }: FormProps) => (
  <form
    noValidate
    className="mt-5 space-y-4"
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
  >
    {children}
    <Button type="submit">Show what would go</Button>
  </form>
);

const ByTopic = ({ onAsk }: PanelProps) => {
  const [topic, setTopic] = useState('');
  const [asked, setAsked] = useState(false);
  const text = topic.trim();
  const ask = (): void => {
    setAsked(true);
    if (text !== '') onAsk({ topic: text });
  };
  return (
    <Form onSubmit={ask}>
      <Field
        label="Word or name"
        hint="Everything that has it anywhere: in the text, a tag or a quote."
        error={asked && text === '' ? 'Write a word or a name.' : undefined}
      >
        {(slot) => (
          <input
            {...slot}
            maxLength={200}
            autoComplete="off"
            value={topic}
            placeholder="dentist"
            onChange={(event) => setTopic(event.target.value)}
            className={`${inputLook} max-w-96`}
          />
        )}
      </Field>
    </Form>
  );
};

const sources = memorySources.map((value) => ({
  value,
  label: sourceWords[value].replace(/^./u, (letter) => letter.toUpperCase()),
}));

const BySource = ({ onAsk }: PanelProps) => {
  const [source, setSource] = useState<MemorySource>('chat');
  return (
    <Form onSubmit={() => onAsk({ source })}>
      <ChoiceChips label="Where it’s from" choices={sources} value={source} onChange={setSource} />
    </Form>
  );
};

const ByPeriod = ({ onAsk }: PanelProps) => {
  const [from, setFrom] = useState(today);
  const [to, setTo] = useState(today);
  const [asked, setAsked] = useState(false);
  const start = new Date(`${from}T00:00:00`);
  const end = new Date(`${to}T23:59:59.999`);
  const unreadable = Number.isNaN(start.getTime()) || Number.isNaN(end.getTime());
  const problem = unreadable ? 'Choose two days.' : 'The last day comes before the first.';
  const wrong = unreadable || end < start;
  const ask = (): void => {
    setAsked(true);
    if (!wrong) onAsk({ from: start.toISOString(), to: end.toISOString() });
  };
  const dates = [
    { label: 'First day', value: from, change: setFrom, error: undefined },
    { label: 'Last day', value: to, change: setTo, error: asked && wrong ? problem : undefined },
  ];
  return (
    <Form onSubmit={ask}>
      <div className="flex flex-wrap gap-4">
        {dates.map(({ label, value, change, error }) => (
          <Field key={label} label={label} error={error}>
            {(slot) => (
              <input
                {...slot}
                type="date"
                value={value}
                min="1970-01-01"
                max="9999-12-31"
                onChange={(event) => change(event.target.value)}
                className={`${inputLook} w-52!`}
              />
            )}
          </Field>
        ))}
      </div>
      <p className="text-muted">By the day you said something, or the day it was stored.</p>
    </Form>
  );
};

/** Forgetting many at once. Nothing goes before its preview was seen. */
export const ForgetPanel = ({ onAsk }: PanelProps) => {
  const [by, setBy] = useState<By>('topic');
  return (
    <>
      <p className="mb-4 text-muted">You see what would go first. Nothing is deleted until you say so.</p>
      <ChoiceChips label="Forget by" choices={ways} value={by} onChange={setBy} />
      {by === 'topic' && <ByTopic onAsk={onAsk} />}
      {by === 'source' && <BySource onAsk={onAsk} />}
      {by === 'period' && <ByPeriod onAsk={onAsk} />}
      {by === 'all' && (
        <Form onSubmit={() => onAsk({ all: true })}>
          <p>All memories, suggestions and notes of use. Your tasks and notes stay as they are.</p>
        </Form>
      )}
    </>
  );
};
