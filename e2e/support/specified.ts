/**
 * The lists of spec 1 §2 and 2 §2, written down once more and by hand: a test that compares the product with its own table
 * proves nothing.
 */
export const specifiedRoutes = {
  public: [
    '/',
    '/old-homepage',
    '/adhd-screening',
    '/adhd-screening?mode=full',
    '/roadmap',
    '/features-pricing',
    '/brand',
    '/privacy',
    '/terms',
    '/voice',
    '/contact',
    '/upload',
    '/data-export',
    '/documentation-migration',
    '/auth/google',
    '/auth/v1/callback',
    // Its folder is specified, its name is ours.
    '/auth/music/callback',
    '/auth-required',
    '/security-overview',
    '/adhd-research',
    '/music-guide',
  ],
  linked: [
    '/search?q=search_term',
    '/music-library',
    '/music-therapy-research',
    '/ai-memory-system',
    '/security-architecture',
    '/pricing',
  ],
  redirects: ['/pricing', '/features', '/admin/music-processing', '/staging', '/music-settings', '/admin'],
  'signed-in': [
    '/welcome',
    '/app',
    '/music',
    '/project-plan',
    '/tasks',
    '/focus',
    '/add-task',
    '/admin/music',
    '/career-coach',
    '/data-archival',
    '/memory-assistant',
    '/music-analysis-page',
  ],
  admin: [
    '/memory-analytics',
    '/admin/memory-analytics',
    '/admin/system',
    '/admin/users',
    '/project-tasks-admin',
    '/security',
    '/threat-detection',
    '/rls-audit',
  ],
} as const;

interface SpecifiedGroup {
  readonly label: string;
  readonly links: readonly (readonly [label: string, path: string])[];
}

export const specifiedSidebar: readonly SpecifiedGroup[] = [
  {
    label: 'Main',
    links: [
      ['Dashboard', '/app'],
      ['Tasks', '/tasks'],
      ['Add Task', '/add-task'],
      ['Upload Music', '/upload'],
    ],
  },
  {
    label: 'Productivity',
    links: [
      ['Data Archival', '/data-archival'],
      ['Career Coach', '/career-coach'],
    ],
  },
  {
    label: 'Admin',
    links: [
      ['Site Admin', '/admin/system'],
      ['User Management', '/admin/users'],
      ['Music', '/admin/music'],
    ],
  },
];

/** Null where the specification gives a link no name. */
export const specifiedHeader: readonly (readonly [path: string, label: string | null])[] = [
  ['/', null],
  ['/features-pricing', null],
  ['/adhd-screening', 'ADHD Test'],
  ['/adhd-research', null],
  ['/brand', 'Brand Story'],
  ['/roadmap', 'V1 Roadmap'],
  ['/contact', null],
  ['/security-overview', null],
  ['/privacy', null],
  ['/voice', 'Voice Features'],
  ['/app', 'Dashboard'],
];

export const specifiedMenus = ['ADHD Hub', 'Company', 'Legal'] as const;
