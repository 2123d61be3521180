/** Whoever sent the file can do something about it; the message is what they are told. */
export class BadFile extends Error {
  override readonly name = 'BadFile';
}

const said = (message: string) => (cause?: unknown) => new BadFile(message, { cause });

export const badFile = {
  unknownKind: said('We can’t read this kind of file. Try MP3, WAV, FLAC or M4A.'),
  picture: said('This is a picture, not a sound. Check that it’s the right file.'),
  midi: said('This MIDI file has notes but no sound. Export it as MP3 or WAV.'),
  stopsInTheMiddle: said('This file stops in the middle. Try exporting it again.'),
  unreadable: said('We couldn’t read the sound in this file. Try exporting it again as MP3 or WAV.'),
  empty: said('This file is empty. Check that it’s the right one.'),
  noSound: said('There is no sound in this file. Check that it’s the right one.'),
  wavHeader: said('The header of this WAV file is wrong. Try exporting it again.'),
  wavKind: said('This WAV file is compressed in a way we can’t read. Export it as 16-bit or 24-bit WAV.'),
  sampleRate: said('We can read sample rates from 8 to 192 kHz. Export this file at 44.1 or 48 kHz.'),
  changing: said('The sound in this file changes its sample rate halfway. Export it again in one piece.'),
  channels: said('We can read up to 8 channels. Export this file in stereo.'),
  codec: said('We can’t read the kind of sound in this file. Export it as MP3, WAV or FLAC.'),
  tooLong: said('This file is longer than 12 hours. Cut it into shorter pieces and upload those.'),
  tooLarge: said('This file is larger than 50 MB. Export it with a lower bit rate, or cut it into pieces.'),
} as const;
