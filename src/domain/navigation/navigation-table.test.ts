import { describe, expect, it } from 'vitest';
import {
  isGroup,
  type NavigationItem,
  navigationTable,
  shown,
  sidebarFor,
} from '#domain/navigation/navigation-table.ts';
import { isBuiltPath, routeTable } from '#domain/navigation/route-table.ts';

const { sidebar, bottom, header } = navigationTable;

const entriesOf = (items: readonly NavigationItem[]) =>
  items.flatMap((item) => (isGroup(item) ? item.entries : [item]));

const titlesOf = (items: readonly NavigationItem[]): readonly string[] =>
  items.map((item) =>
    isGroup(item)
      ? `${item.label}: ${item.entries.map((entry) => `${entry.label} ${entry.path}`).join(', ')}`
      : `${item.label} ${item.path}`,
  );

describe('navigation table', () => {
  it('[SHELL-01] lists the sidebar of the specification, in its groups and order, once every page is built', () => {
    const ours = new Set([
      '/focus',
      '/inbox',
      '/project-plan',
      '/music',
      '/search',
      '/memory-assistant',
      '/settings',
      '/supporter',
    ]);
    expect(titlesOf(shown(sidebar, (path) => !ours.has(path)))).toEqual([
      'Main: Dashboard /app, Tasks /tasks, Add Task /add-task, Upload Music /upload',
      'Productivity: Data Archival /data-archival, Career Coach /career-coach',
      'Admin: Site Admin /admin/system, User Management /admin/users, Music /admin/music',
    ]);
  });

  it('the sidebar also leads to Focus, Inbox, Projects, Music, Search, Memory, People and Settings', () => {
    expect(titlesOf(shown(sidebar, () => true))).toEqual([
      'Main: Dashboard /app, Focus /focus, Inbox /inbox, Tasks /tasks, Add Task /add-task, Projects /project-plan, Music /music, Upload Music /upload, Search /search',
      'Productivity: Memory /memory-assistant, Data Archival /data-archival, Career Coach /career-coach, People /supporter',
      'Admin: Site Admin /admin/system, User Management /admin/users, Music /admin/music',
      'Account: Settings /settings',
    ]);
  });

  it('[AUD-01] leads to People only for those who support somebody', () => {
    const paths = (supports: boolean) => entriesOf(sidebarFor(sidebar, supports)).map(({ path }) => path);
    expect(paths(true)).toEqual(entriesOf(sidebar).map(({ path }) => path));
    expect(paths(false)).toEqual(paths(true).filter((path) => path !== '/supporter'));
  });

  it('[AUD-01] draws no group of which nothing is left', () => {
    const only = {
      label: 'Theirs',
      entries: [{ path: '/supporter', label: 'People', only: 'supporters' }],
    } as const;
    expect(sidebarFor([only], false)).toEqual([]);
  });

  it('no two entries of the sidebar read the same', () => {
    const read = entriesOf(sidebar).map(({ label, hint = '' }) => `${label} ${hint}`);
    expect(new Set(read).size).toBe(read.length);
  });

  it('the bottom navigation has four entries of the sidebar, and room for the menu', () => {
    expect(titlesOf(bottom)).toEqual(['Dashboard /app', 'Tasks /tasks', 'Focus /focus', 'Music /music']);
    const beside = new Set(entriesOf(sidebar).map(({ path, label }) => `${path} ${label}`));
    expect(bottom.filter(({ path, label }) => !beside.has(`${path} ${label}`))).toEqual([]);
  });

  it('[SHELL-03] lists the header of the specification, in its order, once every page is built', () => {
    expect(titlesOf(shown(header, () => true))).toEqual([
      'Home /',
      'Features & Pricing /features-pricing',
      'ADHD Hub: ADHD Test /adhd-screening, ADHD Research /adhd-research',
      'Company: Brand Story /brand, V1 Roadmap /roadmap, Contact /contact',
      'Legal: Security Overview /security-overview, Privacy /privacy',
      'Voice Features /voice',
      'Dashboard /app',
    ]);
  });

  it('names only routes of the route table, each once per place', () => {
    // The inbox is shown from the day its route is in the table.
    const known = new Set([...routeTable.map((entry) => entry.path), '/inbox']);
    for (const items of [sidebar, bottom, header]) {
      const paths = entriesOf(items).map((entry) => entry.path);
      expect(paths.filter((path) => !known.has(path))).toEqual([]);
      expect(new Set(paths).size).toBe(paths.length);
    }
  });

  it('links to no page that is not built', () => {
    for (const items of [sidebar, header]) {
      const paths = entriesOf(shown<NavigationItem>(items, isBuiltPath)).map((entry) => entry.path);
      expect(paths).toContain('/app');
      expect(paths.filter((path) => !isBuiltPath(path))).toEqual([]);
    }
  });

  it.each<readonly [readonly string[], readonly string[], readonly string[]]>([
    [[], [], []],
    [['/contact'], [], ['Company: Contact /contact']],
    [['/career-coach'], ['Productivity: Career Coach /career-coach'], []],
    [
      ['/app', '/admin/music', '/privacy'],
      ['Main: Dashboard /app', 'Admin: Music /admin/music'],
      ['Legal: Privacy /privacy', 'Dashboard /app'],
    ],
  ])('shows no empty group with only %j built', (built, inSidebar, inHeader) => {
    const isBuilt = (path: string): boolean => built.includes(path);
    expect(titlesOf(shown(sidebar, isBuilt))).toEqual(inSidebar);
    expect(titlesOf(shown(header, isBuilt))).toEqual(inHeader);
  });
});
