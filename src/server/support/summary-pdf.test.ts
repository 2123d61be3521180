import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { AppointmentSummary } from '#domain/support/appointment-summary.ts';
import { summaryPdf } from './summary-pdf.ts';

const rows = (count: number, columns: number): ReadonlyArray<readonly string[]> =>
  Array.from({ length: count }, (_, row) =>
    Array.from({ length: columns }, (_cell, at) => `cell ${row} ${at}`),
  );

const largest: AppointmentSummary = {
  title: `Summary of ${'W'.repeat(60)}`,
  period: '12 November 2026 to 18 November 2026',
  lead: 'They chose what is on this page. '.repeat(6),
  tables: [
    {
      title: 'Four weeks',
      heads: ['Week', 'Energy', 'Focus', 'Tasks finished', 'Rituals'],
      rows: rows(4, 5),
    },
    { title: 'The last seven days', heads: ['Day', 'Energy', 'Focus', 'Tasks finished'], rows: rows(7, 4) },
    { title: 'Projects', heads: ['Project', 'State', 'Open', 'Finished', 'Lately'], rows: rows(20, 5) },
  ],
  lists: [
    {
      title: 'Finished in the last seven days',
      lines: Array.from({ length: 30 }, () => 'x '.repeat(100)),
      more: 3,
    },
  ],
};

const read = async (summary: AppointmentSummary, paper: 'A4' | 'LETTER' = 'A4') => {
  const bytes = new Uint8Array(await summaryPdf(summary, paper));
  const raw = new TextDecoder('latin1').decode(bytes);
  const pdf = await getDocumentProxy(bytes);
  const { text } = await extractText(pdf, { mergePages: true });
  return { pdf, raw, text: text.replaceAll(/\s+/g, ' ') };
};

describe('[AUD-01] the summary as a PDF', () => {
  it.each(['A4', 'LETTER'] as const)('stays on one page of %s, however much there is', async (paper) => {
    const { pdf, text } = await read(largest, paper);
    expect(pdf.numPages).toBe(1);
    expect(text).toContain('cell 3 4');
    expect(text).toContain('cell 6 3');
    // What is cut says so.
    expect(text).toMatch(/And [1-9]\d? more\. No room on this page for: Finished in the last seven days\.$/);
  });

  it('says how many lines of a list had no room', async () => {
    const { pdf, text } = await read({ ...largest, tables: largest.tables.slice(0, 2) });
    expect(pdf.numPages).toBe(1);
    expect(text).toMatch(/x x And (?:[4-9]|[12]\d) more\.$/);
  });

  it('is tagged: headings, tables with their headings, a language and a title', async () => {
    const { pdf, raw } = await read(largest);
    for (const mark of ['/StructTreeRoot', '/Lang (en)', '/Marked true']) expect(raw).toContain(mark);
    const { info } = z
      .object({ info: z.object({ Language: z.string(), Title: z.string() }) })
      .parse(await pdf.getMetadata());
    expect(info.Language).toBe('en');
    expect(info.Title).toContain('Summary of');
    const tags = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
    for (const tag of ['H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD']) expect(tags).toContain(`"role":"${tag}"`);
  });

  it('[AUD-01] writes the names of most of Europe and beyond as they are', async () => {
    const names = 'Łukasz, Şule, Nguyễn, Ольга, Αθηνά';
    const { text } = await read({ ...largest, title: `Summary of ${names}`, tables: [], lists: [] });
    expect(text).toContain(names);
  });

  it('writes what it has no letters for as a question mark, and says when there is nothing', async () => {
    const { text } = await read({
      ...largest,
      tables: [],
      lists: [
        { title: 'Here', lines: ['Zoë: 世界'], more: 0 },
        { title: 'There', lines: [], more: 0 },
      ],
    });
    expect(text).toContain('Here Zoë: ?? There Nothing.');
  });
});
