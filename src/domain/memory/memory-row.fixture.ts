/** A row of one of the four tables as the database gives it, without the fields of its layer. */
export const memoryRowBase = (id: string) => ({
  id,
  tags: [],
  importance: 3,
  source: 'typed',
  source_id: null,
  quote: null,
  said_at: '2026-03-03T10:00:00Z',
  valid_from: null,
  valid_to: null,
  replaced_by: null,
  approved_at: '2026-03-03T10:00:00Z',
  expires_at: null,
  stays_here: false,
  created_at: '2026-03-03T10:00:00Z',
  updated_at: '2026-03-03T10:00:00Z',
});

/** As the database gives the settings of somebody who said yes to everything. */
export const memorySettingsOn = {
  enabled: true,
  enabled_at: '2026-03-01T10:00:00Z',
  use_breakdown: true,
  use_pick: true,
  use_focus: true,
  propose_debrief: true,
  propose_task: true,
  propose_thought: true,
  propose_typed: true,
  muted_kinds: [],
};
