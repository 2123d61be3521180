const radius = 12;
const around = 2 * Math.PI * radius;

const ring = (colour: string, length: number): string =>
  `<circle cx="16" cy="16" r="${radius}" fill="none" stroke="${colour}" stroke-width="6" stroke-dasharray="${length.toFixed(1)} 100" transform="rotate(-90 16 16)"/>`;

/** A ring with what is left of it, as the address of a picture; grey and with two bars while it is paused. */
export const tabIcon = (share: number, still: boolean): string => {
  const over = '<circle cx="16" cy="16" r="5" fill="#e8743b"/>';
  const svg = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    ring('#8a847a55', around),
    share > 0 ? ring(still ? '#9a948a' : '#3fb8a8', share * around) : over,
    still ? '<path d="M13 11v10M19 11v10" stroke="#9a948a" stroke-width="3"/>' : '',
    '</svg>',
  ];
  return `data:image/svg+xml,${encodeURIComponent(svg.join(''))}`;
};
