import { PDFDocument } from 'pdfkit';
import type { StructureElement } from 'pdfkit';
import type { AppointmentSummary } from '#domain/support/appointment-summary.ts';

const margin = 48;
const lineGap = 1.5;
const inks = { ink: '#2a2420', muted: '#5e544b', line: '#d8cfc2' } as const;
const faces = { text: 'Helvetica', strong: 'Helvetica-Bold' } as const;

/** The faces that every reader has know the letters of western Europe. What they do not know becomes a question mark, never nothing. */
const known = (text: string): string =>
  text.normalize('NFC').replaceAll(/[^\u0020-\u007e\u00a0-\u00ff‘’“”–—…€•]/gu, '?');

interface Look {
  readonly size: number;
  readonly strong?: boolean;
  readonly colour?: string;
  readonly above?: number;
}

/** Writes from top to bottom on one page. Everything that is said is tagged; what would not fit is not begun. */
const createPage = (document: PDFDocument, root: StructureElement) => {
  const width = document.page.width - 2 * margin;
  const bottom = document.page.height - margin;
  let y = margin;

  const measure = (words: string, { size, strong = false }: Look, within: number): number =>
    document
      .font(strong ? faces.strong : faces.text)
      .fontSize(size)
      .heightOfString(words, { width: within, lineGap });

  const put = (parent: StructureElement, tag: string, draw: () => void, options = {}): void => {
    const element = document.struct(tag, options);
    parent.add(element);
    element.add(draw);
    element.end();
  };

  const fits = (height: number): boolean => y + height <= bottom;

  const text = (tag: string, said: string, look: Look): boolean => {
    const words = known(said);
    const height = measure(words, look, width) + (look.above ?? 0);
    if (!fits(height)) return false;
    y += look.above ?? 0;
    put(root, tag, () => {
      document.fillColor(look.colour ?? inks.ink).text(words, margin, y, { width, lineGap });
    });
    y += height - (look.above ?? 0);
    return true;
  };

  const row = (parent: StructureElement, said: readonly string[], isHead: boolean): boolean => {
    const cells = said.map(known);
    const each = width / (cells.length + 0.5);
    const widths = cells.map((_cell, index) => (index === 0 ? each * 1.5 : each) - 8);
    const starts = cells.map((_cell, index) => margin + (index === 0 ? 0 : each * (index + 0.5)));
    const look = { size: 9, strong: isHead };
    const height = Math.max(...cells.map((cell, index) => measure(cell, look, widths[index] ?? width))) + 5;
    if (!fits(height)) return false;
    const line = document.struct('TR');
    parent.add(line);
    for (const [index, cell] of cells.entries()) {
      const scope = isHead ? 'Column' : 'Row';
      const isHeading = isHead || index === 0;
      put(
        line,
        isHeading ? 'TH' : 'TD',
        () => {
          measure(cell, look, width);
          document
            .fillColor(isHead ? inks.muted : inks.ink)
            .text(cell, starts[index] ?? margin, y + 2, { width: widths[index] ?? width, lineGap });
        },
        isHeading ? { scope } : {},
      );
    }
    line.end();
    y += height;
    document.markContent('Artifact', { type: 'Layout' });
    document.save();
    document
      .lineWidth(0.5)
      .moveTo(margin, y)
      .lineTo(margin + width, y)
      .stroke(inks.line);
    document.restore();
    document.endMarkedContent();
    return true;
  };

  const table = (heads: readonly string[], rows: ReadonlyArray<readonly string[]>): void => {
    const element = document.struct('Table');
    root.add(element);
    row(element, heads, true);
    for (const cells of rows) if (!row(element, cells, false)) break;
    element.end();
  };

  return { text, table, room: () => bottom - y };
};

const collect = async (document: PDFDocument): Promise<Uint8Array<ArrayBuffer>> =>
  new Promise((resolve, reject) => {
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    document
      .on('data', (chunk) => chunks.push(chunk))
      .on('end', () => resolve(Buffer.concat(chunks)))
      .on('error', reject);
  });

const writeLists = (page: ReturnType<typeof createPage>, lists: AppointmentSummary['lists']): void => {
  // A line more is kept free for saying how many are left.
  const lastLine = 14;
  for (const { title, lines, more } of lists) {
    if (page.room() < 3 * lastLine + 20) return;
    page.text('H2', title, { size: 12, strong: true, above: 10 });
    let written = 0;
    for (const line of lines) {
      if (page.room() < 3 * lastLine || !page.text('P', line, { size: 9, above: 2 })) break;
      written += 1;
    }
    const left = lines.length - written + more;
    if (left > 0) page.text('P', `And ${left} more.`, { size: 9, colour: inks.muted, above: 2 });
    if (lines.length === 0) page.text('P', 'Nothing.', { size: 9, colour: inks.muted, above: 2 });
  }
};

/** The summary as one tagged page. */
export const summaryPdf = async (
  summary: AppointmentSummary,
  paper: 'A4' | 'LETTER',
): Promise<Uint8Array<ArrayBuffer>> => {
  const document = new PDFDocument({
    size: paper,
    margin,
    font: faces.text,
    lang: 'en',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: known(`${summary.title}, ${summary.period}`), Creator: 'Kindling', Producer: 'Kindling' },
  });
  const file = collect(document);
  const root = document.struct('Document');
  document.addStructure(root);
  const page = createPage(document, root);
  page.text('P', `Kindling, ${summary.period}`, { size: 9, colour: inks.muted });
  page.text('H1', summary.title, { size: 20, strong: true, above: 2 });
  page.text('P', summary.lead, { size: 9.5, above: 4 });
  for (const { title, heads, rows } of summary.tables) {
    if (!page.text('H2', title, { size: 12, strong: true, above: 10 })) break;
    page.table(heads, rows);
  }
  writeLists(page, summary.lists);
  root.end();
  document.end();
  return file;
};
