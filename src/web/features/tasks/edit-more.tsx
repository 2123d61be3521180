import type { ReactNode } from 'react';
import type { DraftErrors } from '#domain/tasks/validate-task.ts';
import type { EditDraft } from '#web/features/tasks/edit-draft.ts';
import { RepeatChoice } from '#web/features/tasks/repeat-choice.tsx';
import {
  DayField,
  KindField,
  NoteFields,
  ProjectField,
  TimeField,
  WhenThenFields,
} from '#web/features/tasks/task-fields.tsx';

interface EditMoreProps {
  readonly draft: EditDraft;
  readonly projectNames: readonly string[];
  readonly errors: DraftErrors;
  readonly onChange: (part: Partial<EditDraft>) => void;
  /** The steps, which save themselves. */
  readonly children: ReactNode;
}

const Group = ({ children }: { readonly children: ReactNode }) => (
  <div className="space-y-6 border-t border-line pt-6">{children}</div>
);

/** The second level of Edit: what is changed now and then. */
export const EditMore = ({ draft, projectNames, errors, onChange, children }: EditMoreProps) => (
  <>
    {children}
    <Group>
      <RepeatChoice
        rule={draft.repeatRule}
        day={draft.doOn}
        onChange={(repeatRule) => onChange({ repeatRule })}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <DayField label="Due by" name="due-on" day={draft.dueOn} onChange={(dueOn) => onChange({ dueOn })} />
        {draft.doAt !== '' && (
          <TimeField
            label="End time"
            name="do-until"
            time={draft.doUntil}
            error={errors.doUntil}
            onChange={(doUntil) => onChange({ doUntil })}
          />
        )}
      </div>
    </Group>
    <Group>
      <ProjectField
        project={draft.project}
        names={projectNames}
        error={errors.project}
        onChange={(project) => onChange({ project })}
      />
      <KindField title={draft.title} kind={draft.kind} onChange={(kind) => onChange({ kind })} />
    </Group>
    <Group>
      <NoteFields
        description={draft.description}
        rewardText={draft.rewardText}
        errors={errors}
        onChange={onChange}
      />
      <WhenThenFields
        whenCue={draft.whenCue}
        thenAction={draft.thenAction}
        errors={errors}
        onChange={onChange}
      />
    </Group>
  </>
);
