import { microphoneHelp } from '#domain/voice/microphone-help.ts';
import type { MicrophoneTrouble } from '#domain/voice/voice-button.ts';

const headings: Readonly<Record<MicrophoneTrouble, string>> = {
  denied: 'The microphone is blocked',
  none: 'No microphone found',
  other: 'The microphone didn’t start',
};

/** How to let the microphone through in the browser that is open right now. */
export const MicrophoneHelp = ({ trouble }: { readonly trouble: MicrophoneTrouble }) => {
  const { browser, steps } = microphoneHelp(trouble, {
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
    secure: window.isSecureContext,
  });
  return (
    <div role="alert">
      <p className="text-lg font-semibold">{headings[trouble]}</p>
      {browser !== null && <p className="mt-1 text-muted">In {browser}:</p>}
      <ol className="mt-2 list-decimal space-y-1.5 pl-6 marker:text-calm">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
};
