export interface NavigationEntry {
  readonly path: string;
  readonly label: string;
}

export interface NavigationGroup {
  readonly label: string;
  readonly entries: readonly NavigationEntry[];
}

export type NavigationItem = NavigationEntry | NavigationGroup;

interface NavigationTable {
  readonly sidebar: readonly NavigationGroup[];
  readonly header: readonly NavigationItem[];
}

/** Every way around, in the order of spec 1 §2. */
export const navigationTable: NavigationTable = {
  sidebar: [
    {
      label: 'Main',
      entries: [
        { path: '/app', label: 'Dashboard' },
        { path: '/tasks', label: 'Tasks' },
        { path: '/add-task', label: 'Add Task' },
        { path: '/upload', label: 'Upload Music' },
      ],
    },
    {
      label: 'Productivity',
      entries: [
        { path: '/data-archival', label: 'Data Archival' },
        { path: '/career-coach', label: 'Career Coach' },
      ],
    },
    {
      // Spec 1 §2: every signed-in person sees this group; the pages have guards of their own.
      label: 'Admin',
      entries: [
        { path: '/admin/system', label: 'Site Admin' },
        { path: '/admin/users', label: 'User Management' },
        { path: '/admin/music', label: 'Music' },
      ],
    },
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
