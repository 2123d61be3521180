import { fileURLToPath } from 'node:url';
import { PDFDocument } from 'pdfkit';
import type { StructureElement } from 'pdfkit';
import type { AppointmentSummary } from '#domain/support/appointment-summary.ts';

const margin = 48;
const lineGap = 1.5;
/** Kept free at the foot of the page, for saying what had no room. */
const foot = 44;
const inks = { ink: '#2a2420', muted: '#5e544b', line: '#d8cfc2' } as const;
const faces = {
  text: fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf')),
  strong: fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf')),
} as const;

/** What the face has no letters for becomes a question mark, never nothing. */
const known = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(
      /[^\u0020-\u007e\u00a0-\u00ff\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Deva}\p{Mn}\p{Mc}‘’“”„–—…€•№]/gu,
      '?',
    );

interface Look {
  readonly size: number;
  readonly strong?: boolean;
  readonly colour?: string;
  readonly above?: number;
  /** May stand in the foot. */
  readonly last?: boolean;
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

  const fits = (height: number, last = false): boolean => y + height <= bottom - (last ? 0 : foot);

  const text = (tag: string, said: string, look: Look): boolean => {
    const words = known(said);
    const height = measure(words, look, width) + (look.above ?? 0);
    if (!fits(height, look.last)) return false;
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

  /** How many rows had room. */
  const table = (heads: readonly string[], rows: ReadonlyArray<readonly string[]>): number => {
    const element = document.struct('Table');
    root.add(element);
    const isBegun = row(element, heads, true);
    const cut = isBegun ? rows.findIndex((cells) => !row(element, cells, false)) : 0;
    element.end();
    return cut === -1 ? rows.length : cut;
  };

  /** Whether there is room for a heading and some lines below it. */
  const hasRoom = (): boolean => fits(60);

  return { text, table, hasRoom };
};

type Page = ReturnType<typeof createPage>;

const heading = { size: 12, strong: true, above: 10 } as const;
const small = { size: 9, above: 2 } as const;

const writeMore = (page: Page, left: number): void => {
  if (left > 0) page.text('P', `And ${left} more.`, { ...small, colour: inks.muted, last: true });
};

const writeTable = (page: Page, { title, heads, rows }: AppointmentSummary['tables'][number]): boolean => {
  if (!page.hasRoom()) return false;
  page.text('H2', title, heading);
  writeMore(page, rows.length - page.table(heads, rows));
  return true;
};

const writeList = (page: Page, { title, lines, more }: AppointmentSummary['lists'][number]): boolean => {
  if (!page.hasRoom()) return false;
  page.text('H2', title, heading);
  const cut = lines.findIndex((line) => !page.text('P', line, small));
  writeMore(page, (cut === -1 ? 0 : lines.length - cut) + more);
  if (lines.length === 0) page.text('P', 'Nothing.', { ...small, colour: inks.muted });
  return true;
};

const collect = async (document: PDFDocument): Promise<Uint8Array<ArrayBuffer>> =>
  new Promise((resolve, reject) => {
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    document
      .on('data', (chunk) => chunks.push(chunk))
      .on('end', () => resolve(Buffer.concat(chunks)))
      .on('error', reject);
  });

export type SummaryPdf = (
  summary: AppointmentSummary,
  paper: 'A4' | 'LETTER',
) => Promise<Uint8Array<ArrayBuffer>>;

/** The summary as one tagged page. */
export const summaryPdf: SummaryPdf = async (summary, paper) => {
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
  const left = [
    ...summary.tables.filter((table) => !writeTable(page, table)),
    ...summary.lists.filter((list) => !writeList(page, list)),
  ];
  if (left.length > 0) {
    const titles = left.map(({ title }) => title).join(', ');
    page.text('P', `No room on this page for: ${titles}.`, { ...small, colour: inks.muted, last: true });
  }
  root.end();
  document.end();
  return file;
};
