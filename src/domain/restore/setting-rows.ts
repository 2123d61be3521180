/** Settings that are one row and no record: what can come back of them, and what stands there by itself. */
export const settingRows: Readonly<
  Record<string, { readonly owner: string; readonly untouched: Readonly<Record<string, unknown>> }>
> = {
  users: { owner: 'google_id', untouched: { theme_preference: null } },
  // Whether memory is on is not among them: a file says yes for nobody.
  memory_settings: {
    owner: 'user_id',
    untouched: {
      use_breakdown: true,
      use_pick: true,
      use_focus: true,
      propose_debrief: true,
      propose_task: true,
      propose_thought: true,
      propose_typed: true,
      muted_kinds: [],
    },
  },
};
