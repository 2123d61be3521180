import type { ByteSource } from '#domain/sound-file/byte-source.ts';
import { flacBlocks, flacBlockTypes } from '#domain/sound-file/flac-blocks.ts';
import type { RawTags } from '#domain/sound-file/tags/raw-tags.ts';
import { vorbisComment } from '#domain/sound-file/tags/vorbis-comment.ts';

const mostBytes = 64 * 1024;

export const readFlacTags = (source: ByteSource, start: number): RawTags => {
  const { blocks } = flacBlocks(source, start);
  const comment = blocks.find(({ type }) => type === flacBlockTypes.comment);
  const picture = blocks.find(({ type }) => type === flacBlockTypes.picture);
  return {
    ...(comment === undefined
      ? {}
      : vorbisComment(source.read(comment.start, Math.min(comment.size, mostBytes)))),
    ...(picture === undefined ? {} : { picture: { start: picture.start, size: picture.size } }),
  };
};
