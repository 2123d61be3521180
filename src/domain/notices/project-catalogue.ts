import type { ToastMessage } from '#domain/notices/message.ts';
import { toast } from '#domain/notices/toast.ts';

// Beside the catalogue and not in it: only the page of the projects says these.

export const projectCatalogue = {
  projectAdded: toast('success', 'Created', 'What’s its first task?'),
  projectWaits: toast('success', 'Created', 'It’s on hold, below. Three at a time is plenty.'),
  projectPaused: toast('success', 'Paused', 'It’s paused until you bring it back.'),
  projectFinished: toast('success', 'Finished', 'That was a whole project.'),
  projectBack: toast('success', 'Welcome back', 'The project is active again.'),
  projectDeleted: toast('success', 'Deleted', 'The project is gone. Its tasks stay.'),
  milestoneReached: toast('success', 'Milestone reached'),
  milestoneOpen: toast('success', 'Reopened'),
} as const satisfies Readonly<Record<string, ToastMessage>>;
