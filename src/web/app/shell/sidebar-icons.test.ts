import { expect, it } from 'vitest';
import { navigationTable } from '#domain/navigation/navigation-table.ts';
import { sidebarIcons } from '#web/app/shell/sidebar-icons.ts';

it('[SHELL-01] every link of the sidebar has an icon of its own', () => {
  const paths = navigationTable.sidebar.flatMap((group) => group.entries.map((entry) => entry.path));
  expect(Object.keys(sidebarIcons).toSorted()).toEqual(paths.toSorted());
  expect(new Set(Object.values(sidebarIcons)).size).toBe(paths.length);
});
