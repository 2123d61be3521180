import { useId } from 'react';
import { shareFields, type ShareField } from '#domain/support/support-rules.ts';
import { fieldWords, neverShared } from '#web/features/sharing/sharing-words.ts';
import { useRecords } from '#web/services/records/use-records.ts';
import { FieldError } from '#web/ui/field.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { ToggleChips } from '#web/ui/toggle-chips.tsx';

interface FieldChoiceProps {
  readonly fields: readonly ShareField[];
  readonly projectIds: readonly string[];
  readonly errors: { readonly fields?: string; readonly projects?: string };
  readonly onChange: (change: {
    readonly fields?: readonly ShareField[];
    readonly projectIds?: readonly string[];
  }) => void;
}

const toggled = <Value,>(values: readonly Value[], value: Value): readonly Value[] =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value];

/** What is shared, one switch for each; nothing is on that somebody did not turn on. */
export const FieldChoice = ({ fields, projectIds, errors, onChange }: FieldChoiceProps) => {
  const projects = useRecords('projects').filter((project) => project.archivedAt === null);
  const id = useId();
  return (
    <fieldset aria-describedby={`${id}-never ${id}-fields`}>
      <legend className="text-lg font-medium">What they see</legend>
      <div className="mt-2 space-y-2">
        {shareFields.map((field) => (
          <div key={field}>
            <Switch
              label={fieldWords[field].label}
              hint={fieldWords[field].hint}
              checked={fields.includes(field)}
              onChange={() => onChange({ fields: toggled(fields, field) })}
            />
            {field === 'projects' && fields.includes('projects') && (
              <div className="mt-2 ml-17">
                {projects.length === 0 ? (
                  <p className="text-muted">You have no projects yet.</p>
                ) : (
                  <ToggleChips
                    label="Projects to share"
                    choices={projects.map((project) => ({ value: project.id, label: project.name }))}
                    values={projectIds}
                    onToggle={(project) => onChange({ projectIds: toggled(projectIds, project) })}
                  />
                )}
                <FieldError id={`${id}-projects`} error={errors.projects} />
              </div>
            )}
          </div>
        ))}
      </div>
      <FieldError id={`${id}-fields`} error={errors.fields} />
      <p id={`${id}-never`} className="mt-3 text-muted">
        {neverShared}
      </p>
    </fieldset>
  );
};
