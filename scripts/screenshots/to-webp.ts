import type { BrowserContext } from '@playwright/test';

/** The picture in so many pixels of width, as WebP: the browser that took it encodes it. */
export const toWebp = async (
  context: BrowserContext,
  png: Buffer,
  width: number,
  quality: number,
): Promise<Buffer> => {
  const page = await context.newPage();
  const encoded = await page.evaluate(
    async ([data, wanted, fine]) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(wanted, Math.round((picture.height * wanted) / picture.width));
      const pen = canvas.getContext('2d');
      if (pen === null) throw new Error('There is nothing to draw with');
      pen.imageSmoothingQuality = 'high';
      pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
      const webp = await canvas.convertToBlob({ type: 'image/webp', quality: fine });
      if (webp.type !== 'image/webp') throw new Error('This browser writes no WebP');
      return Array.from(new Uint8Array(await webp.arrayBuffer()));
    },
    [png.toString('base64'), width, quality] as const,
  );
  await page.close();
  return Buffer.from(encoded);
};
