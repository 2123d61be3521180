import type { SharedView } from '#domain/support/shared-view.ts';
import type { Look, People, Share, Sharing } from '#domain/support/support-answers.ts';

const days = ['10', '11', '12', '13', '14', '15', '16'].map((date) => `2026-11-${date}`);
const weeks = [
  { from: '2026-10-20', to: '2026-10-26' },
  { from: '2026-10-27', to: '2026-11-02' },
  { from: '2026-11-03', to: '2026-11-09' },
  { from: '2026-11-10', to: '2026-11-16' },
];

export const weekView: SharedView = {
  from: '2026-11-10',
  to: '2026-11-16',
  time_zone: 'Europe/Berlin',
  fields: ['energy', 'focus', 'finished', 'projects', 'rituals', 'titles'],
  energy: {
    days: days.map((day, index) => ({ day, low: index === 0 ? 2 : 0, medium: index < 3 ? 1 : 0, high: 0 })),
    weeks: weeks.map(({ from, to }, index) => ({
      from,
      to,
      checks: index + 1,
      usual: index < 2 ? null : 'medium',
    })),
  },
  focus: {
    days: days.map((day, index) => ({ day, sessions: index === 1 ? 2 : 0, minutes: index === 1 ? 80 : 0 })),
    weeks: weeks.map(({ from, to }) => ({ from, to, sessions: 2, minutes: 80 })),
  },
  finished: {
    days: days.map((day) => ({ day, tasks: 1 })),
    weeks: weeks.map(({ from, to }) => ({ from, to, tasks: 7 })),
  },
  projects: [{ name: 'Move flat', state: 'active', open: 3, finished: 5, finished_lately: 2 }],
  rituals: {
    weeks: weeks.map(({ from, to }) => ({ from, to, times: 1 })),
    names: [{ name: 'Tea first', times: 4 }],
  },
  titles: { finished: [{ day: '2026-11-16', title: 'Call the dentist' }], more: 2 },
};

export const share: Share = {
  id: 'share-1',
  name: 'Dr Weber',
  shown_as: 'Robin',
  supporter: 'weber@example.org',
  fields: ['energy', 'focus'],
  project_ids: [],
  time_zone: 'Europe/Berlin',
  check_ins: true,
  given_at: '2026-11-10T09:00:00Z',
  ends_at: '2026-12-10T09:00:00Z',
  ended_at: null,
  ended_by: null,
  live: true,
  looks: 2,
  last_look_at: '2026-11-15T18:00:00Z',
};

export const nothingShared: Sharing = {
  paused: false,
  invitations: [],
  shares: [],
  check_ins: [],
  notes: [],
  left: { supporters: 10, invitations_today: 10 },
};

export const ada: People['people'][number] = {
  share_id: 'share-ada',
  shown_as: 'Ada',
  fields: ['energy', 'focus'],
  project_mark: 'none',
  given_at: '2026-11-10T09:00:00Z',
  ends_at: '2026-12-10T09:00:00Z',
  check_ins: true,
  question: null,
  last_look_at: null,
  notes: 0,
};

export const adaEnded: People['ended'][number] = {
  share_id: ada.share_id,
  shown_as: ada.shown_as,
  ended_at: '2026-11-16T08:00:00Z',
  ended_by: 'owner',
  notes: 1,
};

export const adaLook: Look = {
  share_id: ada.share_id,
  shown_as: ada.shown_as,
  fields: ada.fields,
  project_mark: ada.project_mark,
  ends_at: ada.ends_at,
  looked_at: '2026-11-16T08:00:00Z',
  view: { ...weekView, fields: ada.fields },
  check_ins: [{ week: '2026-11-09', question: 'What helped?', answer: 'Walking.' }],
};
