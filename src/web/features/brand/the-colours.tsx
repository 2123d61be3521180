import palette from '#domain/brand/palette.json' with { type: 'json' };

const rooms = [
  { theme: 'dark', name: 'Dark theme', text: 'Charcoal, one ember and a cool teal.' },
  { theme: 'light', name: 'Light theme', text: 'The same colours on warm paper.' },
] as const;

const colours = [
  { token: 'paper', name: 'Paper', use: 'background' },
  { token: 'ink', name: 'Ink', use: 'text' },
  { token: 'muted', name: 'Muted', use: 'secondary text' },
  { token: 'ember', name: 'Ember', use: 'the one thing to do next' },
  { token: 'on-ember', name: 'On ember', use: 'text on ember' },
  { token: 'calm', name: 'Calm', use: 'selected, on, focused' },
  { token: 'edge', name: 'Edge', use: 'the border of a control' },
] as const;

type Theme = (typeof rooms)[number]['theme'];

/** Both rooms at once, whichever the page is in: so the colours are written into the picture. */
const Swatch = ({ hex, ground }: { readonly hex: string; readonly ground: string }) => (
  <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true" className="size-12 shrink-0">
    <circle cx="24" cy="24" r="23" fill={ground} stroke="var(--edge)" strokeWidth="1" />
    <circle cx="24" cy="24" r="15" fill={hex} />
  </svg>
);

const ratioText = (theme: Theme, token: (typeof colours)[number]['token']): string => {
  const { contrast } = palette[theme][token];
  return contrast === null ? '' : `, contrast ${contrast.toFixed(1)} to 1`;
};

export const TheColours = () => (
  <section aria-labelledby="colours" className="mt-24 lg:mt-32">
    <h2 id="colours" className="scroll-mt-24 text-2xl font-semibold sm:text-3xl">
      Colours
    </h2>
    <p className="mt-3 max-w-2xl text-lg text-muted">
      One warm colour with one job. There’s no red: when something goes wrong, a sentence says so. The
      contrast is measured from the same style sheet as this page.
    </p>
    <div className="mt-10 grid gap-x-16 gap-y-12 md:grid-cols-2">
      {rooms.map(({ theme, name, text }) => (
        <div key={theme}>
          <h3 className="text-xl font-medium">{name}</h3>
          <p className="mt-1 text-muted">{text}</p>
          <ul className="mt-5 space-y-4">
            {colours.map((colour) => (
              <li key={colour.token} className="flex items-center gap-4">
                <Swatch
                  hex={palette[theme][colour.token].hex}
                  ground={palette[theme][colour.token === 'on-ember' ? 'ember' : 'paper'].hex}
                />
                <p>
                  <strong className="font-medium">{colour.name}</strong>, {colour.use}
                  <span className="block text-muted">
                    <code className="font-sans">{palette[theme][colour.token].hex}</code>
                    {ratioText(theme, colour.token)}
                  </span>
                </p>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  </section>
);
