import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { accentOf } from '#domain/white-label/accent.ts';
import { type Brand, mostMarkBytes } from '#domain/white-label/brand-answer.ts';

/** The operator's own name, mark and colours; undefined where all of it is Kindling's. */
export type BrandSetting = Brand | undefined;

export const brandName = z
  .string()
  .trim()
  .regex(/^[^\p{C}<>]{1,40}$/u, 'must be a name of 1 to 40 characters');

const colour = /^#[0-9a-f]{6}$/iu;

/** One colour, or one for the light theme and one for the dark. */
export const brandAccent = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .refine(
    (parts) => parts.length <= 2 && parts.every((part) => colour.test(part)),
    'must be a colour such as #2563eb, or two: for the light theme, then for the dark one',
  )
  .transform(([light = '', dark = light], context) => {
    const answer = accentOf({ light, dark });
    if ('accent' in answer) return answer.accent;
    const { theme, contrast, least } = answer;
    context.addIssue({
      code: 'custom',
      message: `has a contrast of ${contrast.toFixed(1)} to 1 in the ${theme} theme, where AA asks for ${least} to 1: take a ${theme === 'light' ? 'darker' : 'lighter'} colour, or give one for each theme (light,dark)`,
    });
    return z.NEVER;
  });

const png = Buffer.from('89504e470d0a1a0a', 'hex');
const mostPixels = 2048;

const isPng = (bytes: Buffer): boolean => {
  if (bytes.length < 33 || !bytes.subarray(0, 8).equals(png)) return false;
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') return false;
  return [16, 20].every((at) => bytes.readUInt32BE(at) >= 1 && bytes.readUInt32BE(at) <= mostPixels);
};

/** An `<img>` runs and loads nothing of these; a file that has them is still not the picture somebody meant. */
const unwanted =
  /<!(?:doctype|entity)|<\?(?!xml\s)|<(?:script|foreignobject|iframe|object|embed|a|style|image|animate|set)[\s>/:]|\son\w+\s*=|javascript:|(?:href|src)\s*=\s*["'](?!#)|url\(\s*["']?(?!#)/iu;

const isSvg = (bytes: Buffer): boolean => {
  const text = bytes.toString('utf8');
  if (text.includes('\uFFFD') || text.includes('\0')) return false;
  return (
    /^\uFEFF?\s*(?:<\?xml\s[^>]*\?>\s*)?(?:<!--[^>]*-->\s*)*<svg[\s>]/u.test(text) && !unwanted.test(text)
  );
};

const typeOf = (bytes: Buffer): string | undefined => {
  if (isPng(bytes)) return 'image/png';
  return isSvg(bytes) ? 'image/svg+xml' : undefined;
};

/** The picture in a file, as an address; or what is wrong with it. */
const markOf = (file: string): { readonly mark: string } | { readonly trouble: string } => {
  try {
    const found = statSync(file);
    if (!found.isFile()) return { trouble: 'must be a file' };
    if (found.size > mostMarkBytes) return { trouble: `must be at most ${mostMarkBytes / 1024} KB` };
    const bytes = readFileSync(file);
    const type = typeOf(bytes);
    return type === undefined
      ? {
          trouble: `must be an SVG that holds shapes alone, or a PNG of at most ${mostPixels} pixels a side`,
        }
      : { mark: `data:${type};base64,${bytes.toString('base64')}` };
  } catch {
    return { trouble: 'cannot be read' };
  }
};

/** Reads the mark once, at the start. `refuse` is told what is wrong with it. */
export const brandOf = (
  value: {
    readonly BRAND_NAME?: string | undefined;
    readonly BRAND_MARK?: string | undefined;
    readonly BRAND_ACCENT?: Brand['accent'] | undefined;
  },
  workingDirectory: string,
  refuse: (message: string) => never,
): BrandSetting => {
  const { BRAND_NAME: name, BRAND_MARK: file, BRAND_ACCENT: accent } = value;
  if (name === undefined && file === undefined && accent === undefined) return undefined;
  const read = file === undefined ? { mark: null } : markOf(path.resolve(workingDirectory, file));
  if ('trouble' in read) return refuse(`BRAND_MARK ${read.trouble}`);
  return { name: name ?? null, mark: read.mark, accent: accent ?? null };
};
