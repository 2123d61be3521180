import type { PDFDocument, StructureElement } from 'pdfkit';

/** Warm paper's colours, on white. */
export const inks = {
  ink: '#2a2420',
  muted: '#5e544b',
  calm: '#1c6a63',
  line: '#d8cfc2',
  edge: '#857a6d',
} as const;

export const margins = { top: 56, bottom: 64, left: 56, right: 56 } as const;

export const faces = { text: 'Helvetica', strong: 'Helvetica-Bold' } as const;

interface TextLook {
  readonly size: number;
  readonly strong?: boolean;
  readonly colour?: string;
  /** Room above, unless it is the first on its page. */
  readonly above?: number;
  /** Room to keep together with what follows. */
  readonly keep?: number;
}

const lineGap = 2.5;

/** Writes from top to bottom and begins a new page where something would not fit. Everything it writes is tagged. */
export const createReportPage = (document: PDFDocument, root: StructureElement) => {
  const width = document.page.width - margins.left - margins.right;
  const bottom = document.page.height - margins.bottom;
  let y: number = margins.top;

  const makeRoom = (height: number): void => {
    if (y + height <= bottom) return;
    document.addPage();
    y = margins.top;
  };

  /** Sets the face for what is written next, and says how high it will be. */
  const measure = (text: string, size: number, strong: boolean, within = width): number =>
    document
      .font(strong ? faces.strong : faces.text)
      .fontSize(size)
      .heightOfString(text, { width: within, lineGap });

  const put = (parent: StructureElement, tag: string, draw: () => void, options = {}): void => {
    const element = document.struct(tag, options);
    parent.add(element);
    element.add(draw);
    element.end();
  };

  const text = (
    tag: string,
    words: string,
    { size, strong = false, colour = inks.ink, above = 0, keep = 0 }: TextLook,
  ): void => {
    const height = measure(words, size, strong);
    if (y > margins.top) y += above;
    makeRoom(height + keep);
    put(root, tag, () => {
      document.fillColor(colour).text(words, margins.left, y, { width, lineGap });
    });
    y += height;
  };

  /** Lines and grounds that carry no meaning, which a reading voice passes over. */
  const decorate = (draw: () => void): void => {
    document.markContent('Artifact', { type: 'Layout' });
    document.save();
    draw();
    document.restore();
    document.endMarkedContent();
  };

  const figure = (height: number, alt: string, draw: (x: number, top: number) => void): void => {
    makeRoom(height);
    const top = y;
    put(root, 'Figure', () => draw(margins.left + width / 2, top), {
      alt,
      bbox: [margins.left, top, margins.left + width, top + height],
    });
    y += height;
  };

  /** Two columns with a heading each; a row is never torn in two. */
  const table = (
    heads: readonly [string, string],
    rows: readonly (readonly [string, string])[],
    share: number,
  ): void => {
    const size = 10.5;
    const columns = [width * share - 12, width * (1 - share)] as const;
    const starts = [margins.left, margins.left + width * share] as const;
    const element = document.struct('Table');
    root.add(element);
    const row = (cells: readonly [string, string], tags: readonly ['TH', 'TH' | 'TD']): void => {
      const head = tags[1] === 'TH';
      const height = Math.max(...cells.map((cell, index) => measure(cell, size, head, columns[index]))) + 10;
      makeRoom(height);
      const line = document.struct('TR');
      element.add(line);
      cells.forEach((cell, index) => {
        const scope = head ? 'Column' : 'Row';
        const tag = tags[index] ?? 'TD';
        put(
          line,
          tag,
          () => {
            document
              .fillColor(head ? inks.muted : inks.ink)
              .text(cell, starts[index] ?? 0, y + 5, { width: columns[index] ?? width, lineGap });
          },
          tag === 'TH' ? { scope } : {},
        );
      });
      line.end();
      y += height;
      decorate(() => {
        document
          .lineWidth(0.75)
          .moveTo(margins.left, y)
          .lineTo(margins.left + width, y)
          .stroke(inks.line);
      });
    };
    row(heads, ['TH', 'TH']);
    for (const cells of rows) row(cells, ['TH', 'TD']);
    element.end();
  };

  return {
    text,
    figure,
    table,
    gap: (height: number) => {
      y += height;
    },
  };
};

export type ReportPage = ReturnType<typeof createReportPage>;
