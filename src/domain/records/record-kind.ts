import type { EnergyCheck } from '#domain/records/kinds/energy-check.ts';
import type { FocusSession } from '#domain/records/kinds/focus-session.ts';
import type { HeardTrack } from '#domain/records/kinds/heard-track.ts';
import type { TrackChoice } from '#domain/records/kinds/track-choice.ts';
import type { Milestone, Project } from '#domain/records/kinds/project.ts';
import type { PersonalSettings } from '#domain/records/kinds/personal-settings.ts';
import type { Task, TaskStep } from '#domain/records/kinds/task.ts';
import type { SaidPhrase } from '#domain/records/kinds/said-phrase.ts';

/** Everything a person writes that lives on the device first and is merged by field. */
export interface Records {
  readonly tasks: Task;
  readonly taskSteps: TaskStep;
  readonly projects: Project;
  readonly milestones: Milestone;
  readonly energyChecks: EnergyCheck;
  readonly focusSessions: FocusSession;
  readonly settings: PersonalSettings;
  readonly trackChoices: TrackChoice;
  readonly heardTracks: HeardTrack;
  readonly saidPhrases: SaidPhrase;
}

export type RecordKind = keyof Records;

/**
 * Fields to set. A record that is not there yet has to come whole; `deleted` takes it away or brings it back. `whenNew`
 * makes a record that two devices may make at the same time under the same id: it counts as written before everything
 * else, so that making it again never overwrites what anybody did with it since.
 */
export type Change = {
  readonly [Kind in RecordKind]: {
    readonly kind: Kind;
    readonly id: string;
    readonly fields?: Partial<Omit<Records[Kind], 'id'>>;
    readonly whenNew?: Omit<Records[Kind], 'id'>;
    readonly deleted?: boolean;
  };
}[RecordKind];
