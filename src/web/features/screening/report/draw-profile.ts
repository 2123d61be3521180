import type { PDFDocument } from 'pdfkit';
import { profileChart } from '#domain/screening/profile-chart.ts';
import type { ReportedArea } from '#domain/screening/screening-report.ts';
import { faces, inks } from '#web/features/screening/report/report-page.ts';

const radius = 84;

export const profileHeight = 2 * radius + 76;

type Chart = ReturnType<typeof profileChart>;
type At = (point: { readonly x: number; readonly y: number }) => [number, number];

const drawGrid = (document: PDFDocument, { rings, spokes }: Chart, at: At): void => {
  document.lineWidth(0.75);
  for (const ring of rings) document.polygon(...ring.map(at)).stroke(inks.line);
  for (const { end, mark } of spokes) {
    if (mark === null) document.dash(2, { space: 4 });
    document
      .moveTo(...at({ x: 0, y: 0 }))
      .lineTo(...at(end))
      .stroke(inks.edge);
    document.undash();
  }
};

const drawShape = (document: PDFDocument, { sides, spokes }: Chart, at: At): void => {
  document.fillOpacity(0.16);
  for (const { from, to } of sides) {
    document.polygon(at({ x: 0, y: 0 }), at(from), at(to)).fill(inks.calm);
  }
  document.fillOpacity(1).lineWidth(1.75);
  for (const { from, to } of sides) {
    document
      .moveTo(...at(from))
      .lineTo(...at(to))
      .stroke(inks.calm);
  }
  for (const { mark } of spokes) {
    if (mark !== null) document.circle(...at(mark), 3.5).fill(inks.calm);
  }
};

const lean = { start: 0, middle: 0.5, end: 1 } as const;

const drawNames = (
  document: PDFDocument,
  { spokes }: Chart,
  areas: readonly ReportedArea[],
  at: At,
): void => {
  document.fontSize(10);
  areas.forEach(({ area, score }, index) => {
    const spoke = spokes[index];
    if (spoke === undefined) return;
    const [x, y] = at(spoke.label);
    [area.shortName, String(score ?? '–')].forEach((words, line) => {
      document.font(line === 0 ? faces.text : faces.strong);
      document
        .fillColor(line === 0 ? inks.muted : inks.ink)
        .text(words, x - document.widthOfString(words) * lean[spoke.anchor], y - 13 + line * 13, {
          lineBreak: false,
        });
    });
  });
};

/** The page's chart again, as lines and letters. */
export const drawProfile =
  (document: PDFDocument, areas: readonly ReportedArea[]) =>
  (x: number, top: number): void => {
    const chart = profileChart(
      areas.map(({ score }) => score),
      radius,
    );
    const at: At = (point) => [x + point.x, top + profileHeight / 2 + point.y];
    document.save();
    drawGrid(document, chart, at);
    drawShape(document, chart, at);
    drawNames(document, chart, areas, at);
    document.restore();
  };
