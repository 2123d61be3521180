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
    means: 'Nothing may be loaded, unless a line below says so.',
  },
  {
    name: 'script-src',
    allows: "'self'",
    means: 'Scripts come from this site, as files. No script inside the page, none from elsewhere.',
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
  { name: 'connect-src', allows: "'self'", means: 'The page may talk to this site and to no other.' },
  {
    name: 'media-src',
    allows: "'self' blob:",
    means: 'Sound comes from this site or is made in the page.',
  },
  { name: 'manifest-src', allows: "'self'", means: 'What makes the app installable comes from this site.' },
  { name: 'worker-src', allows: "'self'", means: 'Helpers in the background are files of this site.' },
  { name: 'object-src', allows: "'none'", means: 'No plug-ins.' },
  { name: 'base-uri', allows: "'none'", means: 'Nobody can bend the links of a page.' },
  { name: 'form-action', allows: "'self'", means: 'Forms are sent to this site only.' },
  { name: 'frame-ancestors', allows: "'none'", means: 'No other site may show ours inside a frame.' },
  {
    name: 'require-trusted-types-for',
    allows: "'script'",
    means: 'Text never turns into part of the page’s code.',
  },
  {
    name: 'trusted-types',
    allows: 'default',
    means: 'One rule says which of our own scripts may run in the background. No second one can be added.',
  },
];

const textOf = (directives: readonly Pick<PolicyDirective, 'name' | 'allows'>[]): string =>
  directives.map(({ name, allows }) => `${name} ${allows}`).join('; ');

/** What every page obeys. */
export const pagePolicy = textOf(pageDirectives);

/** A worker obeys the policy it came with, so only the one that needs WebAssembly may compile it: no page may. */
export const speechWorkerPolicy = textOf(
  pageDirectives
    // It has no page to write into, and what it loads is named above.
    .filter(({ name }) => !name.includes('trusted-types'))
    .map(({ name, allows }) => ({
      name,
      allows: name === 'script-src' ? `${allows} 'wasm-unsafe-eval'` : allows,
    })),
);
