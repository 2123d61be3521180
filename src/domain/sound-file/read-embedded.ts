import { type Embedded, embeddedText, nothingEmbedded } from '#domain/analysis/sound-figures.ts';
import type { ByteSource } from '#domain/sound-file/byte-source.ts';
import { readFlacTags } from '#domain/sound-file/tags/read-flac-tags.ts';
import { readId3v1 } from '#domain/sound-file/tags/read-id3v1.ts';
import { readId3v2 } from '#domain/sound-file/tags/read-id3v2.ts';
import { readMp4Tags } from '#domain/sound-file/tags/read-mp4-tags.ts';
import { readOggTags } from '#domain/sound-file/tags/read-ogg-tags.ts';
import { readRiffTags } from '#domain/sound-file/tags/read-riff-tags.ts';
import type { RawTags } from '#domain/sound-file/tags/raw-tags.ts';
import type { SoundKind } from '#domain/sound-file/sound-kind.ts';

const readers: Readonly<
  Record<SoundKind['container'], readonly ((source: ByteSource, start: number) => RawTags)[]>
> = {
  mp3: [readId3v2, readId3v1],
  aac: [readId3v2, readId3v1],
  wav: [readRiffTags, readId3v2],
  flac: [readFlacTags, readId3v2],
  ogg: [readOggTags],
  mp4: [readMp4Tags],
  webm: [],
};

/** Tags are a courtesy: what is wrong with them is no reason to refuse the sound. */
const attempt = (read: () => RawTags): RawTags => {
  try {
    return read();
  } catch {
    return {};
  }
};

/** What each kind of tag in a file says, the most telling first. */
export const readTags = (source: ByteSource, { container, start }: SoundKind): readonly RawTags[] =>
  readers[container].map((read) => attempt(() => read(source, start)));

/** Title, artist and album as the file has them, and whether there is a picture; the first tag that says something wins. */
export const readEmbedded = (source: ByteSource, kind: SoundKind): Embedded =>
  readTags(source, kind).reduce<Embedded>(
    (known, found) => ({
      title: known.title ?? embeddedText(found.title ?? ''),
      artist: known.artist ?? embeddedText(found.artist ?? ''),
      album: known.album ?? embeddedText(found.album ?? ''),
      hasPicture: known.hasPicture || found.picture !== undefined,
    }),
    nothingEmbedded,
  );
