import type { ArchiveManifest } from '#domain/archive/manifest.ts';
import { leftOut } from '#domain/data-export/left-out.ts';
import { escapeMarkdown } from '#domain/markdown/escape-markdown.ts';

/** The files lie in the copy; what else the copy leaves out, the export leaves out too. */
const isHere = (tables: readonly string[]): boolean => tables.includes('storage.objects');

type Told = Pick<ArchiveManifest, 'madeAt' | 'site' | 'parts' | 'files' | 'missing'>;

/** What lies where, for whoever opens the file without the app. */
export const readMeText = ({ madeAt, site, parts, files, missing }: Told): string => {
  const filled = parts.filter(({ rows }) => rows > 0);
  return [
    '# Your copy',
    '',
    `Made on ${madeAt.slice(0, 10)} at ${escapeMarkdown(site)}. It holds what Kindling knows about you and lets you read.`,
    '',
    '- `tasks.md`: your tasks, for reading.',
    '- `tables`: lists for any spreadsheet.',
    '- `calendar.ics`: planned tasks and focus time, for any calendar.',
    '- `uploads`: the files you uploaded.',
    '- `data`: everything, in JSON, one row to a line. Kindling puts it back from here.',
    '- `manifest.json`: what is in the copy, with counts and check sums (SHA-256).',
    '',
    'Keep it in a safe place. Whoever has it can read it.',
    '',
    '## What is in it',
    '',
    ...filled.map(({ name, rows }) => `- ${escapeMarkdown(name.replaceAll('_', ' '))}: ${rows}`),
    `- files you uploaded: ${files.filter(({ kind }) => kind === 'upload').length}`,
    '',
    ...(missing.length === 0
      ? []
      : [
          '## What isn’t in this file',
          '',
          ...missing.map(({ part, why }) => `- ${escapeMarkdown(part)}: ${why}`),
          '',
        ]),
    '## What is left out, and why',
    '',
    ...leftOut.filter(({ tables }) => !isHere(tables)).map(({ what, why }) => `- ${what}. ${why}`),
    '',
  ].join('\n');
};
