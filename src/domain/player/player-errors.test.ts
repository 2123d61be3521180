import { describe, expect, it } from 'vitest';
import { playerErrorOf } from '#domain/player/player-errors.ts';

describe('[PLAYER-03] player errors', () => {
  it.each([
    ['initialization_failed', 'Failed to initialize music player. Please refresh and try again.', true],
    ['token_invalid', 'Your music service connection has expired. Please reconnect your account.', false],
    ['device_not_ready', 'Music player is not ready. Please wait a moment and try again.', true],
    ['playback_failed', 'Failed to start playback. Please check your internet connection.', true],
    ['api_error', 'There was an issue with the music service. Please refresh the page.', false],
    ['network_error', 'Network connection issue. Please check your internet connection.', true],
    ['permission_denied', 'Playback permission denied. Please check your browser settings.', false],
    ['mobile_autoplay_blocked', 'Please tap the play button to start music on mobile devices.', true],
    ['default', 'An unexpected error occurred with the music player.', false],
  ] as const)('gives the error %s its message, retry and duration', (type, userMessage, retryable) => {
    expect(playerErrorOf(type)).toEqual({
      type,
      title: 'Music Player Error',
      userMessage,
      retryable,
      duration: retryable ? 5000 : 8000,
    });
  });
});
