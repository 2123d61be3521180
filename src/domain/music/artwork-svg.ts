import { type ArtworkShape, artworkOf } from '#domain/music/artwork.ts';

const draw = (colour: string, shape: ArtworkShape): string => {
  const paint = `fill="${colour}" opacity="${shape.opacity}"`;
  return 'path' in shape
    ? `<path d="${shape.path}" ${paint}/>`
    : `<circle cx="${shape.x}" cy="${shape.y}" r="${shape.r}" ${paint}/>`;
};

/** The artwork as a file of its own, for a lock screen. Spec 2 §9: 300 unless another size is asked for. */
export const artworkSvg = (title: string, artist: string, size = 300): string => {
  const { initials, colours, shapes } = artworkOf(title, artist);
  // Nothing in it needs escaping: initials are letters and digits, the rest are numbers and our own colours.
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 100 100">`,
    `<linearGradient id="g" x1="0" y1="0" x2="0.7" y2="1"><stop stop-color="${colours.from}"/><stop offset="1" stop-color="${colours.to}"/></linearGradient>`,
    '<path fill="url(#g)" d="M0 0h100v100H0z"/>',
    ...shapes.map((shape) => draw(colours[shape.tone], shape)),
    `<text x="8" y="92" font-family="Lexend, system-ui, sans-serif" font-size="11" font-weight="600" fill="#fff">${initials}</text>`,
    '</svg>',
  ].join('');
};
