import { artworkSvg } from '#domain/music/artwork-svg.ts';

const size = 512;

/** A track's picture as a lock screen takes it: those draw no SVG. */
export const artworkPng = async (title: string, artist: string): Promise<MediaImage> => {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(artworkSvg(title, artist, size))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  canvas.getContext('2d')?.drawImage(image, 0, 0, size, size);
  return { src: canvas.toDataURL('image/png'), sizes: `${size}x${size}`, type: 'image/png' };
};
