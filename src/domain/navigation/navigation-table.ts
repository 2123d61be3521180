export interface NavigationEntry {
  readonly path: string;
  readonly label: string;
  /** Said quietly behind the label where another entry has the same one. */
  readonly hint?: string;
  /** Shown to those whom somebody lets look in, and to nobody else. */
  readonly only?: 'supporters';
}

export interface NavigationGroup {
  readonly label: string;
  readonly entries: readonly NavigationEntry[];
}

export type NavigationItem = NavigationEntry | NavigationGroup;

interface NavigationTable {
  readonly sidebar: readonly NavigationGroup[];
  /** Along the bottom of a phone; the menu is the fifth. */
  readonly bottom: readonly NavigationEntry[];
  readonly header: readonly NavigationItem[];
}

/** Every way around: the entries of spec 1 §2 in their groups and order, and the product's own among them (decision 057). */
export const navigationTable: NavigationTable = {
  sidebar: [
    {
      label: 'Main',
      entries: [
        { path: '/app', label: 'Dashboard' },
        { path: '/focus', label: 'Focus' },
        { path: '/inbox', label: 'Inbox' },
        { path: '/tasks', label: 'Tasks' },
        { path: '/add-task', label: 'Add Task' },
        { path: '/project-plan', label: 'Projects' },
        { path: '/music', label: 'Music' },
        { path: '/upload', label: 'Upload Music' },
        { path: '/search', label: 'Search' },
      ],
    },
    {
      label: 'Productivity',
      entries: [
        { path: '/memory-assistant', label: 'Memory' },
        { path: '/data-archival', label: 'Data Archival' },
        { path: '/career-coach', label: 'Career Coach' },
        { path: '/supporter', label: 'People', only: 'supporters' },
      ],
    },
    {
      // Spec 1 §2: every signed-in person sees this group; the pages have guards of their own.
      label: 'Admin',
      entries: [
        { path: '/admin/system', label: 'Site Admin' },
        { path: '/admin/users', label: 'User Management' },
        { path: '/admin/music', label: 'Music', hint: 'admin' },
      ],
    },
    { label: 'Account', entries: [{ path: '/settings', label: 'Settings' }] },
  ],
  bottom: [
    { path: '/app', label: 'Dashboard' },
    { path: '/tasks', label: 'Tasks' },
    { path: '/focus', label: 'Focus' },
    { path: '/music', label: 'Music' },
  ],
  header: [
    { path: '/', label: 'Home' },
    { path: '/features-pricing', label: 'Features & Pricing' },
    {
      label: 'ADHD Hub',
      entries: [
        { path: '/adhd-screening', label: 'ADHD Test' },
        { path: '/adhd-research', label: 'ADHD Research' },
      ],
    },
    {
      label: 'Company',
      entries: [
        { path: '/brand', label: 'Brand Story' },
        { path: '/roadmap', label: 'V1 Roadmap' },
        { path: '/contact', label: 'Contact' },
      ],
    },
    {
      label: 'Legal',
      entries: [
        { path: '/security-overview', label: 'Security Overview' },
        { path: '/privacy', label: 'Privacy' },
      ],
    },
    { path: '/voice', label: 'Voice Features' },
    { path: '/app', label: 'Dashboard' },
  ],
};

export const isGroup = (item: NavigationItem): item is NavigationGroup => 'entries' in item;

/** The groups as somebody sees them who supports nobody, or somebody. */
export const sidebarFor = (
  groups: readonly NavigationGroup[],
  supports: boolean,
): readonly NavigationGroup[] =>
  groups
    .map((group) => ({
      ...group,
      entries: group.entries.filter(({ only }) => only === undefined || supports),
    }))
    .filter(({ entries }) => entries.length > 0);

/** An entry shows once its page exists; a group that would be empty is not drawn. */
export const shown = <Item extends NavigationItem>(
  items: readonly Item[],
  isBuilt: (path: string) => boolean,
): readonly Item[] =>
  items
    .map((item) =>
      isGroup(item) ? { ...item, entries: item.entries.filter((entry) => isBuilt(entry.path)) } : item,
    )
    .filter((item) => (isGroup(item) ? item.entries.length > 0 : isBuilt(item.path)));
