import { type SyntheticEvent, useRef, useState } from 'react';
import { withoutPart } from '#domain/capture/capture.ts';
import type { PartKind } from '#domain/capture/phrase-meaning.ts';
import { keptMinutes } from '#domain/tasks/validate-capture.ts';
import { type DraftErrors, validateTask } from '#domain/tasks/validate-task.ts';
import type { TaskValues } from '#domain/tasks/task-changes.ts';
import { guessKind, taskKindLabels } from '#domain/tasks/task-kind.ts';
import { type DraftTask, minutesOf } from '#web/features/tasks/draft-task.ts';
import type { EnergyChoice, EnergyHint } from '#web/features/tasks/energy-choice.ts';
import { CaptureLine } from '#web/features/tasks/capture-line.tsx';
import { captureState } from '#web/features/tasks/capture-state.ts';
import { Field } from '#web/ui/field.tsx';
import { CollapsibleSection } from '#web/features/tasks/collapsible-section.tsx';
import { focusFirstError, reportAccepted, reportRefused } from '#web/features/tasks/report-input.ts';
import {
  DayField,
  KindField,
  MinutesField,
  NoteFields,
  ProjectField,
  TimeField,
  WhenThenFields,
} from '#web/features/tasks/task-fields.tsx';
import { CapturePreview } from '#web/features/tasks/capture-preview.tsx';
import { today } from '#web/platform/clock/clock.ts';
import { Button } from '#web/ui/button.tsx';

interface TaskFormProps {
  readonly draft: DraftTask;
  readonly projectNames: readonly string[];
  readonly onChange: (draft: DraftTask) => void;
  readonly onSubmit: (values: TaskValues) => void;
  readonly EnergyChoice: EnergyChoice;
  readonly EnergyHint: EnergyHint;
}

type FoldName = 'note' | 'plan' | 'kind';
const inFold: Readonly<Record<FoldName, readonly (keyof DraftErrors)[]>> = {
  note: ['description', 'rewardText'],
  plan: ['whenCue', 'thenAction'],
  kind: [],
};

export const TaskForm = ({
  draft,
  projectNames,
  onChange,
  onSubmit,
  EnergyChoice,
  EnergyHint,
}: TaskFormProps) => {
  const form = useRef<HTMLFormElement>(null);
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState<Readonly<Record<FoldName, boolean>>>({
    note: draft.description !== '' || draft.rewardText !== '',
    plan: draft.whenCue !== '' || draft.thenAction !== '',
    kind: draft.kind !== null,
  });
  const toggle = (name: FoldName): void => setOpen({ ...open, [name]: !open[name] });

  const change = (part: Partial<DraftTask>): void => onChange({ ...draft, ...part });
  const capture = captureState(
    draft.title,
    { unread: draft.unread ?? [], isLiteral: draft.asWritten ?? false },
    ({ unread, isLiteral }) => change({ unread: [...unread], asWritten: isLiteral }),
  );
  const parts = capture.isLiteral ? [] : capture.reading.parts;
  const reads = (kind: PartKind): boolean => parts.some((part) => part.kind === kind);
  const line = capture.said;
  const energy = line.energy ?? draft.energy;
  const minutes = line.minutes === null ? draft.minutes : String(keptMinutes(line.minutes));
  // What the line names wins; what it only implies gives way to what was chosen.
  const doAt = reads('time') || draft.doAt === '' ? line.doAt : draft.doAt;
  const impliedDay = line.doOn ?? (doAt === null || line.dueOn !== null ? null : today());
  const doOn = reads('day') ? line.doOn : draft.doOn === '' ? impliedDay : draft.doOn;
  const project = line.project ?? draft.project;
  const kind = draft.kind ?? guessKind(line.title);
  const validation = validateTask({
    ...draft,
    title: line.title,
    rewardText: line.reward ?? draft.rewardText,
    estimatedMinutes: minutesOf({ minutes }),
    energy,
    kind,
    doOn,
    doAt,
    doUntil: doAt === line.doAt ? line.doUntil : null,
    dueOn: line.dueOn,
    repeatRule: line.repeat,
    project,
  });
  // Nobody is corrected while still typing for the first time.
  const errors: DraftErrors = asked && !validation.valid ? validation.errors : {};
  /** What is chosen by hand is taken out of the line, so that the two never disagree. */
  const choose = (kind: PartKind, part: Partial<DraftTask>): void => {
    const read = parts.find((one) => one.kind === kind);
    change(read === undefined ? part : { ...part, title: withoutPart(draft.title, read) });
  };

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setAsked(true);
    if (validation.valid) {
      const { title, description, rewardText, whenCue, thenAction } = draft;
      reportAccepted([title, description, rewardText, whenCue, thenAction]);
      onSubmit(validation.values);
      return;
    }
    reportRefused(validation.errors);
    const hidden = (name: FoldName): boolean => inFold[name].some((field) => field in validation.errors);
    setOpen({ ...open, note: open.note || hidden('note'), plan: open.plan || hidden('plan') });
    focusFirstError(form.current);
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="mt-6 space-y-6">
      <Field label="What is it?" error={errors.title}>
        {(slot) => (
          <CaptureLine
            {...slot}
            name="title"
            value={draft.title}
            parts={parts}
            placeholder="Call the dentist tomorrow 3pm 20m low"
            onChange={(event) => change({ title: event.target.value })}
            className="min-h-14! text-xl!"
          />
        )}
      </Field>
      <CapturePreview capture={capture} />
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        <DayField
          label="Day"
          name="do-on"
          day={doOn ?? ''}
          onChange={(chosen) => choose('day', { doOn: chosen })}
        />
        <TimeField
          label="Time"
          name="do-at"
          time={doAt ?? ''}
          onChange={(chosen) => choose('time', { doAt: chosen })}
        />
        <div className="col-span-2 sm:col-span-1">
          <ProjectField
            project={project}
            names={projectNames}
            error={errors.project}
            onChange={(chosen) => choose('project', { project: chosen })}
          />
        </div>
      </div>
      <div>
        <p className="text-lg font-medium">How much energy does it need?</p>
        <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-2">
          <EnergyChoice
            label="Energy this task needs"
            value={energy}
            onChange={(chosen) => choose('energy', { energy: chosen, energySaid: true })}
          />
          {line.energy === null && draft.energySaid !== true && (
            <EnergyHint title={line.title} kind={kind} energy={energy} />
          )}
        </div>
      </div>
      <MinutesField
        minutes={minutes}
        error={errors.estimatedMinutes}
        onChange={(chosen) => choose('minutes', { minutes: chosen })}
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" kind="primary" size="large">
          Add Task
        </Button>
        <p className="text-muted">Your draft stays on this device until you add it.</p>
      </div>
      <div className="space-y-4">
        <CollapsibleSection label="A note and a reward" open={open.note} onToggle={() => toggle('note')}>
          <NoteFields
            description={draft.description}
            rewardText={draft.rewardText}
            errors={errors}
            onChange={change}
          />
        </CollapsibleSection>
        <CollapsibleSection
          label="When something happens, I will…"
          open={open.plan}
          onToggle={() => toggle('plan')}
        >
          <WhenThenFields
            whenCue={draft.whenCue}
            thenAction={draft.thenAction}
            errors={errors}
            onChange={change}
          />
        </CollapsibleSection>
        <CollapsibleSection
          label={`Type: ${taskKindLabels[kind]}`}
          open={open.kind}
          onToggle={() => toggle('kind')}
        >
          <KindField title={line.title} kind={draft.kind} onChange={(chosen) => change({ kind: chosen })} />
        </CollapsibleSection>
      </div>
    </form>
  );
};
