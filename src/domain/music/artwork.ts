/** One of six colour worlds. `light` and `deep` are drawn over the gradient that runs from `from` to `to`. */
export interface ArtworkColours {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly light: string;
  readonly deep: string;
}

export const artworkColours = [
  { name: 'ember', from: '#f0a35e', to: '#a63d2f', light: '#ffdfae', deep: '#561a1c' },
  { name: 'lagoon', from: '#7fc9bf', to: '#1f5f66', light: '#dcf5ea', deep: '#0c2f37' },
  { name: 'dusk', from: '#c08bcb', to: '#4b3272', light: '#f5d9ee', deep: '#251545' },
  { name: 'moss', from: '#b9c77c', to: '#3d6846', light: '#f1f4cc', deep: '#183423' },
  { name: 'rose', from: '#f2b3a2', to: '#974464', light: '#ffe6da', deep: '#4a1a36' },
  { name: 'night', from: '#82a2da', to: '#2a3566', light: '#dbe7ff', deep: '#11183a' },
] as const satisfies readonly ArtworkColours[];

/** On a square of 100. */
export type ArtworkShape = { readonly tone: 'light' | 'deep'; readonly opacity: number } & (
  { readonly x: number; readonly y: number; readonly r: number } | { readonly path: string }
);

export interface Artwork {
  /** Of the title and the artist. */
  readonly initials: string;
  readonly colours: ArtworkColours;
  /** From the back to the front. */
  readonly shapes: readonly ArtworkShape[];
}

/** FNV-1a: small, and two names that differ in a letter look nothing alike. */
const hashOf = (text: string): number => {
  let hash = 0x81_1c_9d_c5;
  for (const character of text) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01_00_01_93);
  }
  return hash >>> 0;
};

type Draw = (from: number, to: number) => number;

/** Numbers that follow from the hash alone: the same track looks the same for ever, everywhere. */
const drawsFrom = (hash: number): Draw => {
  let state = hash;
  return (from, to) => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return from + (((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_00_00_00_00) * (to - from);
  };
};

const tidy = (value: number): number => Math.round(value * 10) / 10;

const disc = (
  tone: ArtworkShape['tone'],
  opacity: number,
  x: number,
  y: number,
  r: number,
): ArtworkShape => ({ tone, opacity, x: tidy(x), y: tidy(y), r: tidy(r) });

/** A soft line of hills across the whole width, filled down to the ground. */
const ridge = (draw: Draw, base: number, height: number): string => {
  const [a, b, c, d] = [draw(-1, 1), draw(-1, 1), draw(-1, 1), draw(-1, 1)].map((one) =>
    tidy(base + one * height),
  );
  return `M-2 ${a}C22 ${b} 30 ${c} 52 ${tidy(base)}S84 ${d} 102 ${a}V102H-2Z`;
};

const hills = (draw: Draw): readonly ArtworkShape[] => {
  const [x, y, r] = [draw(24, 76), draw(22, 40), draw(9, 14)];
  return [
    disc('light', 0.16, x, y, r * 2.4),
    disc('light', 0.22, x, y, r * 1.6),
    disc('light', 0.92, x, y, r),
    { tone: 'deep', opacity: 0.22, path: ridge(draw, 56, 11) },
    { tone: 'deep', opacity: 0.36, path: ridge(draw, 69, 10) },
    { tone: 'deep', opacity: 0.55, path: ridge(draw, 82, 8) },
  ];
};

const ripples = (draw: Draw): readonly ArtworkShape[] => {
  const [x, y, step] = [draw(26, 74), draw(26, 66), draw(11, 15)];
  return [
    ...[5, 4, 3, 2, 1].map((ring) => disc('light', 0.13, x, y, ring * step + 4)),
    disc('light', 0.92, x, y, draw(5, 8)),
    { tone: 'deep', opacity: 0.34, path: ridge(draw, 88, 6) },
  ];
};

const petal = (x: number, y: number, length: number, angle: number): string => {
  const at = (reach: number, turn: number): string =>
    `${tidy(x + reach * Math.cos(angle + turn))} ${tidy(y + reach * Math.sin(angle + turn))}`;
  return `M${tidy(x)} ${tidy(y)}C${at(length * 0.7, 0.75)} ${at(length * 0.98, 0.3)} ${at(length, 0)}C${at(length * 0.98, -0.3)} ${at(length * 0.7, -0.75)} ${tidy(x)} ${tidy(y)}Z`;
};

const flower = (draw: Draw): readonly ArtworkShape[] => {
  const [x, y, length, turn] = [draw(38, 62), draw(38, 58), draw(36, 46), draw(0, Math.PI)];
  const petals = Math.round(draw(6, 9));
  return [
    disc('deep', 0.16, x, y, length + 6),
    ...Array.from({ length: petals }, (_, index): ArtworkShape => ({
      tone: 'light',
      opacity: index % 2 === 0 ? 0.26 : 0.18,
      path: petal(x, y, length, turn + (index * 2 * Math.PI) / petals),
    })),
    disc('light', 0.92, x, y, draw(6, 9)),
  ];
};

const ribbon = (draw: Draw, left: number, width: number): string => {
  const [top, a, b, bottom] = [left, left + draw(-24, 24), left + draw(-24, 24), left + draw(-10, 10)].map(
    tidy,
  );
  const wide = tidy(width);
  return `M${top} -2C${a} 30 ${b} 62 ${bottom} 102h${wide}C${tidy((b ?? 0) + wide)} 62 ${tidy((a ?? 0) + wide)} 30 ${tidy((top ?? 0) + wide)} -2Z`;
};

const aurora = (draw: Draw): readonly ArtworkShape[] => [
  ...[4, 24, 46, 68].map((left): ArtworkShape => ({
    tone: 'light',
    opacity: tidy(draw(0.1, 0.3)),
    path: ribbon(draw, left + draw(-8, 8), draw(12, 24)),
  })),
  disc('light', 0.9, draw(20, 80), draw(16, 34), draw(4, 7)),
  { tone: 'deep', opacity: 0.34, path: ridge(draw, 74, 8) },
  { tone: 'deep', opacity: 0.5, path: ridge(draw, 86, 6) },
];

const scenes = [hills, ripples, flower, aurora] as const;

const nth = <Value>(list: readonly [Value, ...Value[]], index: number): Value =>
  list[index % list.length] ?? list[0];

const initialOf = (name: string): string => /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? '';

/** Spec 2 §3: initials, and one of six gradients by a hash of the two strings; the soft shapes follow from it too. */
export const artworkOf = (title: string, artist: string): Artwork => {
  const hash = hashOf(`${title}\n${artist}`);
  return {
    initials: `${initialOf(title)}${initialOf(artist)}` || '♪',
    colours: nth<ArtworkColours>(artworkColours, hash),
    shapes: nth(scenes, hash >>> 11)(drawsFrom(hash)),
  };
};
