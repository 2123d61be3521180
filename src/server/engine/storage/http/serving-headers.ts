import { essenceOf } from './media-type.ts';

/** Nothing in a stored file may run, load or be framed, whatever a browser makes of it. */
export const objectSecurityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
};

/** Types a browser would run, render as a page or mix with others. */
const active =
  /(?:[/+.-])(?:x?html|xml|xsl|svg|dtd|wasm)|script|flash|multipart|message|cache-manifest|event-stream/u;

export interface ServedAs {
  readonly contentType: string;
  readonly inline: boolean;
}

/**
 * Sound and pictures may open in the browser, if their bytes do not tell another story; everything else is a
 * download, and what a browser could run loses its type as well.
 */
export const servedAs = (claimed: string, looksLikeMarkup: boolean): ServedAs => {
  const essence = essenceOf(claimed);
  if (active.test(essence)) {
    return {
      contentType: essence === 'text/html' ? 'text/plain' : 'application/octet-stream',
      inline: false,
    };
  }
  const media = essence.startsWith('audio/') || essence.startsWith('image/');
  if (!media) return { contentType: claimed, inline: false };
  return looksLikeMarkup
    ? { contentType: 'application/octet-stream', inline: false }
    : { contentType: claimed, inline: true };
};

/** `download` is the query parameter: absent, empty or a file name. */
export const contentDisposition = (inline: boolean, download: string | undefined): string | undefined => {
  if (download === undefined) return inline ? undefined : 'attachment';
  if (download === '') return 'attachment;';
  const name = encodeURIComponent(download.toWellFormed().slice(0, 255)).replaceAll("'", '%27');
  return `attachment; filename=${name}; filename*=UTF-8''${name};`;
};
