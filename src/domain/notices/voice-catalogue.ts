import type { NoticeKind, ToastMessage } from '#domain/notices/message.ts';

// Beside the catalogue and not in it: no page carries these until somebody speaks.

const toast = (kind: NoticeKind, title: string, description: string): ToastMessage => ({
  regime: 'toast',
  kind,
  title,
  description,
});

/** Spec 2 §8: the titles are word for word, the descriptions are ours unless the specification has one. */
export const voiceCatalogue = {
  microphoneDenied: toast(
    'error',
    'Microphone access denied',
    'Your browser is blocking the microphone. You can allow it in the settings for this site.',
  ),
  noMicrophone: toast('error', 'No microphone found', 'Plug one in or turn it on, then try again.'),
  microphoneError: toast(
    'error',
    'Microphone error',
    'The microphone didn’t start. Another app may be using it.',
  ),
  /** Its description is the size error of spec 2 §5. */
  tooLong: toast('error', 'Recording too long', 'Please say it in fewer words.'),
  timeout: toast('error', 'Processing timeout', 'That took too long. Please say it again.'),
  network: toast(
    'error',
    'Network error',
    'We can’t reach the voice service. Check your connection, then try again.',
  ),
  startingUp: toast('info', 'Service starting up', 'Voice is getting ready. Please try again in a moment.'),
  loading: toast('info', 'Voice service loading', 'Give it a moment, then say it again.'),
  processingError: toast(
    'error',
    'Audio processing error',
    'We couldn’t read the recording. Please say it again.',
  ),
  failed: toast('error', 'Voice command failed', 'Nothing was changed. Please try again.'),
  busy: toast(
    'info',
    'Service starting up',
    'Many people are speaking right now. Please try again in a moment.',
  ),
  permissionNeeded: toast(
    'info',
    'Microphone permission needed',
    'Your browser will ask you next. Choose Allow.',
  ),
  musicDone: { regime: 'toast', kind: 'success', title: 'Music command executed!' },
  done: { regime: 'toast', kind: 'success', title: 'Voice command processed!' },
} as const satisfies Readonly<Record<string, ToastMessage>>;
