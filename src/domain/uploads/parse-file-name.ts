export interface ParsedName {
  readonly title: string;
  readonly artist: string;
}

/** Spec 2 §5. */
export const unknownArtist = 'Unknown Artist';

const untitled = 'Untitled';
const longest = 300;

/** What the database holds: no broken characters, nothing that cannot be seen, and so many letters. */
export const storableName = (text: string): string =>
  Array.from(
    text
      .toWellFormed()
      .replaceAll(/\p{Cc}/gu, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )
    .slice(0, longest)
    .join('')
    .trim();

const withoutExtension = (name: string): string => name.replace(/(?<=.)\.[a-z0-9]{1,10}$/i, '');

/** Spec 2 §5: "Artist - Title", divided where the first dash stands between spaces; otherwise the whole name is the title. */
export const parseFileName = (name: string): ParsedName => {
  const whole = storableName(withoutExtension(name));
  const [, artist = '', title = ''] = /^(.+?) - (.+)$/u.exec(whole) ?? [];
  if (artist !== '' && title !== '') return { artist, title };
  return { artist: unknownArtist, title: whole === '' ? untitled : whole };
};
