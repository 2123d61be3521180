// Runs before the first paint, so that nobody who chose light sees a dark flash. Dark is the default.
let theme = 'dark';
try {
  const stored = localStorage.getItem('theme');
  const system = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  if (stored === 'light' || stored === 'dark') theme = stored;
  if (stored === 'system') theme = system;
} catch {
  // Storage can be forbidden; the default is fine then.
}
document.documentElement.dataset['theme'] = theme;

export {};
