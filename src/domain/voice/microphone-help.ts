import type { MicrophoneTrouble } from '#domain/voice/voice-button.ts';

export interface MicrophoneAdvice {
  /** The browser the steps are for; null where they hold everywhere. */
  readonly browser: string | null;
  readonly steps: readonly string[];
}

interface Device {
  readonly userAgent: string;
  /** An iPad calls itself a Mac, but a Mac cannot be touched. */
  readonly touchPoints: number;
  /** Whether the address is one that may have a microphone at all. */
  readonly secure: boolean;
}

const again = 'Come back here and hold the button again.';

const ios = {
  browser: 'Safari on iPhone or iPad',
  steps: [
    'Tap the button at the left of the address bar.',
    'Choose the settings for this website, and set Microphone to Allow.',
    again,
  ],
};

const onIos = (name: string): MicrophoneAdvice => ({
  browser: `${name} on iPhone or iPad`,
  steps: [
    `Open the Settings app, scroll down to ${name} and turn Microphone on.`,
    'Load this page again, and choose Allow when it asks.',
    again,
  ],
});

const byBrowser = ({ userAgent, touchPoints }: Device): MicrophoneAdvice => {
  const has = (word: string): boolean => userAgent.includes(word);
  if (/iPhone|iPad/u.test(userAgent) || (has('Macintosh') && touchPoints > 1)) {
    if (has('CriOS')) return onIos('Chrome');
    return has('FxiOS') ? onIos('Firefox') : ios;
  }
  if (has('Android')) {
    return has('Firefox')
      ? {
          browser: 'Firefox on Android',
          steps: ['Tap the lock at the left of the address.', 'Tap Microphone until it says Allowed.', again],
        }
      : {
          browser: 'Chrome on Android',
          steps: [
            'Tap the icon at the left of the address.',
            'Tap Permissions, then Microphone, and allow it.',
            'Still blocked? Allow the microphone for the browser itself, in the settings of your phone under Apps.',
            again,
          ],
        };
  }
  if (has('Firefox')) {
    return {
      browser: 'Firefox',
      steps: [
        'Click the crossed-out microphone at the left of the address.',
        'Remove “Blocked” next to “Use the microphone”.',
        again,
      ],
    };
  }
  if (has('Chrome')) {
    return {
      browser: has('Edg/') ? 'Edge' : 'Chrome',
      steps: ['Click the icon at the left of the address.', 'Turn Microphone on.', again],
    };
  }
  if (has('Safari')) {
    return {
      browser: 'Safari',
      steps: [
        'In the menu at the top, open Safari, then the settings for this website.',
        'Set Microphone to Allow.',
        again,
      ],
    };
  }
  return {
    browser: null,
    steps: ['Open the site settings next to the address.', 'Allow the microphone.', again],
  };
};

/** How to get from a microphone that does not work to one that does. */
export const microphoneHelp = (trouble: MicrophoneTrouble, device: Device): MicrophoneAdvice => {
  if (!device.secure) {
    return {
      browser: null,
      steps: [
        'Browsers only allow a microphone on addresses that start with https. Ask the people who run this site.',
      ],
    };
  }
  if (trouble === 'denied') return byBrowser(device);
  return trouble === 'none'
    ? {
        browser: null,
        steps: [
          'Plug in a microphone or a headset, or turn it on.',
          'In your device’s sound settings, check that it is chosen as the input.',
          again,
        ],
      }
    : {
        browser: null,
        steps: [
          'Close other apps that may be using the microphone, such as a call.',
          'Load this page again.',
          again,
        ],
      };
};
