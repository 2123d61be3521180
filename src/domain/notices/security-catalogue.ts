import type { ToastMessage } from '#domain/notices/message.ts';

// Beside the catalogue and not in it: only the security panels say these. The titles are those of spec 2 §8.
export const securityCatalogue = {
  perfect: { regime: 'toast', kind: 'success', title: 'Perfect Security Score' },
  complete: { regime: 'toast', kind: 'info', title: 'Security Validation Complete' },
  validationFailed: {
    regime: 'toast',
    kind: 'error',
    title: 'Validation Failed',
    description: 'Unknown error occurred',
  },
  /** The status goes into the description. */
  secure: { regime: 'toast', kind: 'success', title: 'Security Status' },
  notSecure: { regime: 'toast', kind: 'error', title: 'Security Status Needs a Look' },
  testFailed: { regime: 'toast', kind: 'error', title: 'Test Failed', description: 'Unknown error occurred' },
  cleanedUp: { regime: 'toast', kind: 'success', title: 'Cleaned Up' },
} as const satisfies Readonly<Record<string, ToastMessage>>;

/** Spec 2 §8: where there is no way to the service at all. */
export const initFailure = (reason: string): string => `Service initialization failed: ${reason}`;
