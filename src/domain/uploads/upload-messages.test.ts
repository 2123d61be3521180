import { expect, it } from 'vitest';
import { uploadMessages } from '#domain/uploads/upload-messages.ts';

it('[UPLOAD-01] says what the specification says, word for word', () => {
  const { notAudio, tooLarge, uploadFailed, metadataFailed, analyzing, analysisLater } = uploadMessages;
  expect([
    uploadMessages.logIn,
    uploadMessages.noProfile,
    notAudio('{file}'),
    tooLarge('{file}'),
    uploadFailed('{file}', '{reason}'),
    metadataFailed('{file}', '{reason}'),
    uploadMessages.tryAgain,
    uploadMessages.allProcessed,
  ]).toEqual([
    'Please log in to upload music',
    'User profile not found',
    '{file} is not an audio file',
    '{file} is too large (max 50MB)',
    'Failed to upload {file}: {reason}',
    'Failed to save metadata for {file}: {reason}',
    'Upload failed. Please try again.',
    'All files processed!',
  ]);
  expect(analyzing('a.mp3')).toMatch(/ uploaded and analyzing$/);
  expect(analysisLater('a.mp3')).toMatch(/ uploaded \(analysis will retry later\)$/);
});
