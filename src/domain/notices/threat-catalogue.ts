import type { NoticeMessage, ToastMessage } from '#domain/notices/message.ts';
import type { ThreatDecision, ThreatRule } from '#domain/security/threats/threat-rule.ts';

// Beside the catalogue and not in it: only those who decide about a sign-in read these.

type Row = Readonly<Record<ThreatDecision | 'trustDevice' | 'notDecided' | 'notHere', ToastMessage>>;

/** How decide_threat refuses a sign-in that is new itself. */
export const decideElsewhere = 'Decide this on a device you have used before';

export const threatCatalogue: Row = {
  trust: {
    regime: 'toast',
    kind: 'success',
    title: 'Trusted',
    description: 'Thanks for telling us.',
  },
  trustDevice: {
    regime: 'toast',
    kind: 'success',
    title: 'Trusted',
    description: 'Thanks. We won’t ask about it again.',
  },
  sign_out: {
    regime: 'toast',
    kind: 'success',
    title: 'Signed out',
    description: 'That device lost access right away.',
  },
  false_positive: {
    regime: 'toast',
    kind: 'success',
    title: 'Marked as harmless',
    description: 'Your reason is kept with it.',
  },
  notDecided: {
    regime: 'toast',
    kind: 'error',
    title: 'That didn’t work',
    description: 'Nothing was changed. Please try again.',
  },
  notHere: {
    regime: 'toast',
    kind: 'error',
    title: 'Not on this device yet',
    description: 'You signed in here only now. Decide on a device you’ve used before, or here tomorrow.',
  },
};

/** What was done: only of a device that can be known again is nothing asked again. */
export const decidedMessage = (
  { rule, device_id }: { readonly rule: ThreatRule; readonly device_id: string | null },
  decision: ThreatDecision,
): ToastMessage =>
  threatCatalogue[
    decision === 'trust' && rule === 'new_device' && device_id !== null ? 'trustDevice' : decision
  ];

export const privateWindows = 'A private window, or a browser whose data was cleared, looks new each time.';

/** Told on the person's other devices, until they have said whether it was them. */
export const newDeviceNotice = (device: string, place: string | undefined, when: string): NoticeMessage => ({
  regime: 'notice',
  kind: 'info',
  title: 'A new device signed in',
  description: `${device}${place === undefined ? '' : `, from ${place}`}, ${when}. Was it you? ${privateWindows}`,
});
