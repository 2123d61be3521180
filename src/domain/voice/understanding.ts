import type { VoiceCommand } from './voice-command.ts';

export type Understanding =
  | { readonly kind: 'command'; readonly text: string; readonly command: VoiceCommand }
  /** Never acted on by itself: both are offered. */
  | {
      readonly kind: 'unclear';
      readonly text: string;
      readonly choices: readonly [VoiceCommand, VoiceCommand];
    }
  | { readonly kind: 'silence' };
