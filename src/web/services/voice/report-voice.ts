import { voiceCatalogue } from '#domain/notices/voice-catalogue.ts';
import type { ToastMessage } from '#domain/notices/message.ts';
import type { MicrophoneTrouble, VoiceReport } from '#domain/voice/voice-button.ts';
import { recordingTooLarge } from '#domain/voice/voice-errors.ts';
import { showMessage } from '#web/services/messages/show-message.ts';
import { VoiceFailure, type VoiceFailureCode } from '#web/services/voice/voice-failure.ts';

const microphone: Readonly<Record<MicrophoneTrouble, ToastMessage>> = {
  denied: voiceCatalogue.microphoneDenied,
  none: voiceCatalogue.noMicrophone,
  other: voiceCatalogue.microphoneError,
};

/** Spec 2 §8: which of the toasts stands for what went wrong. */
const failures: Readonly<Record<VoiceFailureCode, ToastMessage>> = {
  too_large: voiceCatalogue.tooLong,
  too_long: voiceCatalogue.tooLong,
  bad_audio: voiceCatalogue.processingError,
  timeout: voiceCatalogue.timeout,
  service_starting: voiceCatalogue.startingUp,
  worker_boot: voiceCatalogue.loading,
  busy: voiceCatalogue.busy,
  over_request_rate_limit: voiceCatalogue.failed,
  invalid_request: voiceCatalogue.failed,
  network: voiceCatalogue.network,
  no_response: voiceCatalogue.failed,
  no_engine: voiceCatalogue.failed,
  other: voiceCatalogue.failed,
};

/** Where our own words would hide what happened. */
const ownWords = new Set<VoiceFailureCode>([
  'too_large',
  'too_long',
  'over_request_rate_limit',
  'no_response',
  'busy',
  'no_engine',
]);

export const failureToast = (
  cause: unknown,
): { readonly message: ToastMessage; readonly description?: string } => {
  if (!(cause instanceof VoiceFailure)) return { message: voiceCatalogue.failed };
  const message = failures[cause.code];
  return ownWords.has(cause.code) && cause.message !== ''
    ? { message, description: cause.message }
    : { message };
};

/** Says in a toast what the button has to report. */
export const reportVoice = (report: VoiceReport): void => {
  switch (report.about) {
    case 'microphone':
      return showMessage(microphone[report.trouble]);
    case 'size':
      return showMessage(voiceCatalogue.tooLong, { description: recordingTooLarge(report.bytes) });
    case 'length':
      return showMessage(voiceCatalogue.tooLong);
    case 'failure': {
      const { message, ...details } = failureToast(report.cause);
      return showMessage(message, details);
    }
    case 'done':
      return showMessage(report.music ? voiceCatalogue.musicDone : voiceCatalogue.done);
    default:
      return undefined;
  }
};

export const showPermissionNeeded = (): void => showMessage(voiceCatalogue.permissionNeeded);
