import { PDFDocument, registerStdFonts } from 'pdfkit';
import Helvetica from 'pdfkit/standard-fonts/Helvetica';
import HelveticaBold from 'pdfkit/standard-fonts/HelveticaBold';
import { writtenDay } from '#domain/reading/last-changed.ts';
import type { ReportedArea, ScreeningReport } from '#domain/screening/screening-report.ts';
import {
  keptNowhere,
  reportLead,
  reportSections,
  reportTitle,
  scaleLine,
} from '#domain/screening/screening-words.ts';
import { drawProfile, profileHeight } from '#web/features/screening/report/draw-profile.ts';
import {
  createReportPage,
  faces,
  inks,
  margins,
  type ReportPage,
} from '#web/features/screening/report/report-page.ts';

interface ReportSetting {
  readonly day: string;
  readonly paper: 'A4' | 'LETTER';
}

const sentenceOf = ({ score, words }: ReportedArea): string =>
  score === null ? words : `${score} of 100. ${words}`;

const collect = async (document: PDFDocument): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    document
      .on('data', (chunk) => chunks.push(chunk))
      .on('end', () => resolve(new Blob(chunks, { type: 'application/pdf' })))
      .on('error', reject);
  });

const writeProfile = (document: PDFDocument, page: ReportPage, areas: readonly ReportedArea[]): void => {
  page.text('H2', 'Your profile', { strong: true, size: 16, above: 18 });
  page.text('P', scaleLine, { size: 10.5, colour: inks.muted, above: 4 });
  const told = areas.map((one) => `${one.area.name}: ${sentenceOf(one)}`).join('. ');
  page.figure(profileHeight, `A chart with six spokes. ${told}.`, drawProfile(document, areas));
  page.table(
    ['Area', 'What you reported'],
    areas.map((one) => [one.area.name, sentenceOf(one)]),
    0.5,
  );
};

const writeAreas = (page: ReportPage, areas: readonly ReportedArea[]): void => {
  page.text('H2', 'Area by area', { strong: true, size: 16, above: 24, keep: 70 });
  for (const { area } of areas) {
    page.text('H3', area.name, { strong: true, size: 12, colour: inks.calm, above: 12, keep: 40 });
    page.text('P', area.about, { size: 10.5, above: 3, keep: 20 });
    page.text('P', `Something small to try: ${area.tryThis}`, { size: 10.5, above: 3 });
  }
};

const writeAnswers = (page: ReportPage, { answers, context }: ScreeningReport): void => {
  page.text('H2', 'Your answers', { strong: true, size: 16, above: 24, keep: 60 });
  page.text('P', 'In the past six months:', { size: 10.5, colour: inks.muted, above: 3, keep: 40 });
  const rows = answers.map(({ text, answer }) => [text, answer] as const);
  page.table(['Sentence', 'Answer'], rows, 0.76);
  if (context.length === 0) return;
  page.text('H2', 'Not scored', { strong: true, size: 16, above: 24, keep: 60 });
  const around = context.map(({ text, answer }) => [text, answer] as const);
  page.table(['Question', 'Answer'], around, 0.5);
};

const numberPages = (document: PDFDocument): void => {
  const { start, count } = document.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    document.switchToPage(index);
    document.markContent('Artifact', { type: 'Pagination' });
    document
      .font(faces.text)
      .fontSize(9)
      .fillColor(inks.muted)
      .text(`Page ${index + 1} of ${count}`, margins.left, document.page.height - 46, { lineBreak: false });
    document.endMarkedContent();
  }
};

/** The report as a tagged PDF, written here and now. */
export const writeReport = async (report: ScreeningReport, setting: ReportSetting): Promise<Blob> => {
  registerStdFonts(Helvetica, HelveticaBold);
  const document = new PDFDocument({
    size: setting.paper,
    margins,
    font: faces.text,
    lang: 'en',
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    pdfVersion: '1.7',
    info: { Title: `${reportTitle}, ${writtenDay(setting.day)}`, Creator: 'Kindling', Producer: 'Kindling' },
  });
  const file = collect(document);
  const root = document.struct('Document');
  document.addStructure(root);
  const page = createReportPage(document, root);
  page.text('P', `Kindling self-screening, ${writtenDay(setting.day)}`, { size: 10.5, colour: inks.muted });
  page.text('H1', reportTitle, { strong: true, size: 24, above: 4 });
  page.text('P', reportLead, { size: 11.5, above: 8 });
  writeProfile(document, page, report.areas);
  writeAreas(page, report.areas);
  for (const { title, lines } of reportSections) {
    page.text('H2', title, { strong: true, size: 16, above: 24, keep: 60 });
    for (const line of lines) page.text('P', line, { size: 10.5, above: 5 });
  }
  writeAnswers(page, report);
  page.text('P', keptNowhere, { size: 10.5, colour: inks.muted, above: 18 });
  root.end();
  numberPages(document);
  document.end();
  return file;
};
