import { saveFile } from '#web/platform/save-file.ts';

const fileName = (title: string): string => {
  const plain = title.replaceAll(/[^\p{L}\p{N} -]/gu, '').trim();
  return `${plain === '' ? 'draft' : plain}.txt`;
};

/** As plain text, which every program reads. */
export const saveDraft = (title: string, body: string): void =>
  saveFile(fileName(title), new Blob([`${body}\n`], { type: 'text/plain' }));
