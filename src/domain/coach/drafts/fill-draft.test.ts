import { describe, expect, it } from 'vitest';
import { allDrafts, draftOf } from './all-drafts.ts';
import { draftGroups, noLegalAdvice } from './draft.ts';
import { fillDraft } from './fill-draft.ts';
import { interviewCards } from './interview-cards.ts';
import { tellingPage } from './telling-page.ts';

const data = {
  name: 'Robin',
  bestHours: { from: 9, to: 12 },
  whatHelps: ['A list on paper.', 'Music without words'],
  finishedProjects: ['New stock list'],
  thisWeek: ['Order parts', 'Call the printer'],
};

describe('drafts to edit and keep', () => {
  it('[COACH-01] are at least 14, in every group, with titles of their own', () => {
    expect(allDrafts.length).toBeGreaterThanOrEqual(14);
    expect(new Set(allDrafts.map(({ group }) => group))).toEqual(new Set(draftGroups));
    expect(new Set(allDrafts.map(({ id }) => id)).size).toBe(allDrafts.length);
    expect(new Set(allDrafts.map(({ title }) => title)).size).toBe(allDrafts.length);
    expect(draftOf('nothing')).toBeNull();
  });

  it.each(allDrafts)('[COACH-01] $id shows every gap plainly when no data may be used', (draft) => {
    const { text, used, gaps } = fillDraft(draft, null);
    expect(used).toEqual([]);
    expect(gaps.length).toBeGreaterThan(0);
    expect(text).not.toMatch(/[{}]/);
    for (const gap of gaps) expect(text).toContain(`[${gap}]`);
  });

  it('[COACH-01] fills gaps from own data and says which', () => {
    const { text, used, gaps } = fillDraft(draftOf('tell-my-manager')!, data);
    expect(text).toContain('What helps me at work: A list on paper; Music without words.');
    expect(text).toContain('Thank you,\nRobin');
    expect(used).toEqual(['memories', 'name']);
    expect(gaps).not.toContain('your name');
    expect(gaps).toContain('manager’s name');
  });

  it('[COACH-01] uses nothing that was left out', () => {
    const { text, used, gaps } = fillDraft(draftOf('tell-my-manager')!, data, ['memories', 'name']);
    expect(text).not.toMatch(/Robin|paper/);
    expect(used).toEqual([]);
    expect(gaps).toContain('what helps you');
  });

  it.each([
    ['weekly-plan', '- Order parts\n- Call the printer', 'tasks'],
    ['ask-quiet-place', 'usually best between 9 am and noon.', 'energy'],
    ['cv-line', 'New stock list: [what you did, with a verb]', 'projects'],
  ])('[COACH-01] %s says “%s”', (id, words, kind) => {
    const { text, used } = fillDraft(draftOf(id)!, data);
    expect(text).toContain(words);
    expect(used).toContain(kind);
  });

  it('[COACH-01] says beside each request for an adjustment that it is no legal advice', () => {
    for (const draft of allDrafts.filter(({ group }) => group === 'adjustments')) {
      expect(draft.note).toBe(noLegalAdvice);
    }
  });

  it('[COACH-01] weighs telling evenly', () => {
    expect(tellingPage.for).toHaveLength(tellingPage.against.length);
    expect(JSON.stringify(tellingPage)).not.toMatch(/should|must|recommend|best/i);
  });

  it('[COACH-01] has at least eight interview questions, each with a frame', () => {
    expect(interviewCards.length).toBeGreaterThanOrEqual(8);
    expect(fillDraft(draftOf('interview-cards')!, data).gaps).toHaveLength(interviewCards.length);
  });
});
