import { CircleAlert } from 'lucide-react';
import { type SyntheticEvent, useId, useState } from 'react';
import { validateOutcome, validateProjectName } from '#domain/projects/project-rules.ts';
import type { Project } from '#domain/records/kinds/project.ts';
import type { ProjectActions } from '#web/features/projects/project-actions.ts';
import { Button } from '#web/ui/button.tsx';

const inputLook =
  'mt-1.5 min-h-[48px] w-full rounded-2xl border border-edge bg-surface px-4 py-2.5 text-ink placeholder:text-muted aria-invalid:border-ink';

const Message = ({ id, text }: { readonly id: string; readonly text: string | null }) => (
  <p id={id} aria-live="polite" className="mt-2 flex items-center gap-2 empty:hidden">
    {text !== null && <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-calm" />}
    {text}
  </p>
);

const leave = (act: () => void): void => {
  // The card moves to another shelf or goes: the page begins again at its heading.
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  act();
};

interface ProjectChangesProps {
  readonly project: Project;
  readonly projects: readonly Project[];
  readonly actions: ProjectActions;
}

/** Its name, what it is for, and what becomes of it. */
export const ProjectChanges = ({ project, projects, actions }: ProjectChangesProps) => {
  const id = useId();
  const [name, setName] = useState(project.name);
  const [outcome, setOutcome] = useState(project.outcome);
  const [asked, setAsked] = useState(false);
  const nameValidation = validateProjectName(name, projects, project.id);
  const outcomeValidation = validateOutcome(outcome);
  const nameMessage = asked && !nameValidation.valid ? nameValidation.message : null;
  const outcomeMessage = asked && !outcomeValidation.valid ? outcomeValidation.message : null;

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setAsked(true);
    if (!nameValidation.valid || !outcomeValidation.valid) return;
    actions.describe(project, { name: nameValidation.text, outcome: outcomeValidation.text });
  };
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      <div>
        <label htmlFor={`${id}-name`} className="text-muted">
          Name
        </label>
        <input
          id={`${id}-name`}
          value={name}
          autoComplete="off"
          aria-invalid={nameMessage === null ? undefined : true}
          aria-describedby={`${id}-name-message`}
          onChange={(event) => setName(event.target.value)}
          className={inputLook}
        />
        <Message id={`${id}-name-message`} text={nameMessage} />
      </div>
      <div>
        <label htmlFor={`${id}-outcome`} className="text-muted">
          What will be true when it’s done?
        </label>
        <textarea
          id={`${id}-outcome`}
          rows={2}
          value={outcome}
          placeholder="We eat our own beans"
          aria-invalid={outcomeMessage === null ? undefined : true}
          aria-describedby={`${id}-outcome-message`}
          onChange={(event) => setOutcome(event.target.value)}
          className={inputLook}
        />
        <Message id={`${id}-outcome-message`} text={outcomeMessage} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit">Save</Button>
        {project.state === 'active' ? (
          <>
            <Button kind="plain" onClick={() => leave(() => actions.setState(project, 'paused'))}>
              Pause
            </Button>
            <Button kind="plain" onClick={() => leave(() => actions.setState(project, 'done'))}>
              Finish
            </Button>
          </>
        ) : (
          <Button kind="plain" onClick={() => leave(() => actions.setState(project, 'active'))}>
            Bring back
          </Button>
        )}
        {project.state === 'done' && (
          <Button kind="plain" onClick={() => leave(() => actions.archive(project))}>
            Archive
          </Button>
        )}
        <Button kind="plain" onClick={() => leave(() => actions.remove(project))}>
          Delete
        </Button>
      </div>
    </form>
  );
};
