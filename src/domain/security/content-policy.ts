/** One line of the content policy, with what it means to a reader. The header and /security-architecture share it. */
interface PolicyDirective {
  readonly name: string;
  readonly allows: string;
  readonly means: string;
}

export const pageDirectives: readonly PolicyDirective[] = [
  {
    name: 'default-src',
    allows: "'none'",
    means: 'Nothing can be loaded unless a line below allows it.',
  },
  {
    name: 'script-src',
    allows: "'self'",
    means: 'Scripts come from this site, as files. No scripts inside the page, none from elsewhere.',
  },
  {
    name: 'style-src',
    allows: "'self'",
    means: 'Styles come from this site, as files.',
  },
  {
    name: 'img-src',
    allows: "'self' data: blob:",
    means: 'Pictures come from this site or are made in the page.',
  },
  { name: 'font-src', allows: "'self'", means: 'Fonts come from this site.' },
  { name: 'connect-src', allows: "'self'", means: 'The page can only talk to this site.' },
  {
    name: 'media-src',
    allows: "'self' blob:",
    means: 'Sound comes from this site or is made in the page.',
  },
  {
    name: 'manifest-src',
    allows: "'self'",
    means: 'The file that makes the app installable comes from this site.',
  },
  { name: 'worker-src', allows: "'self'", means: 'Background workers come from this site.' },
  { name: 'object-src', allows: "'none'", means: 'No plug-ins.' },
  { name: 'base-uri', allows: "'none'", means: 'Nobody can redirect a page’s links.' },
  { name: 'form-action', allows: "'self'", means: 'Forms are sent to this site only.' },
  { name: 'frame-ancestors', allows: "'none'", means: 'No other site can show ours inside a frame.' },
  {
    name: 'require-trusted-types-for',
    allows: "'script'",
    means: 'Text can’t turn into code in the page.',
  },
  {
    name: 'trusted-types',
    allows: 'default',
    means: 'One rule says which of our scripts can run in the background. Nothing can add another rule.',
  },
];

const textOf = (directives: readonly Pick<PolicyDirective, 'name' | 'allows'>[]): string =>
  directives.map(({ name, allows }) => `${name} ${allows}`).join('; ');

/** What every page obeys. */
export const pagePolicy = textOf(pageDirectives);

/** A worker obeys the policy it came with, so only those that need WebAssembly may compile it: no page may. */
export const modelWorkerPolicy = textOf(
  pageDirectives
    // It has no page to write into, and what it loads is named above.
    .filter(({ name }) => !name.includes('trusted-types'))
    .map(({ name, allows }) => ({
      name,
      allows: name === 'script-src' ? `${allows} 'wasm-unsafe-eval'` : allows,
    })),
);
