import { describe, expect, it } from 'vitest';
import { microphoneHelp } from '#domain/voice/microphone-help.ts';

const linux =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)';

describe('[VOICE-01] help with the microphone', () => {
  it.each([
    [linux, 0, 'Chrome'],
    [`${linux} Edg/140.0.0.0`, 0, 'Edge'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 0, 'Firefox'],
    [`${mac} Version/18.5 Safari/605.1.15`, 0, 'Safari'],
    [`${mac} Version/18.5 Safari/605.1.15`, 5, 'Safari on iPhone or iPad'],
    [`${phone} Version/18.5 Mobile/15E148 Safari/604.1`, 5, 'Safari on iPhone or iPad'],
    [`${phone} CriOS/140.0 Mobile/15E148 Safari/604.1`, 5, 'Chrome on iPhone or iPad'],
    [`${phone} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`, 5, 'Firefox on iPhone or iPad'],
    [`${android} Chrome/140.0.0.0 Mobile Safari/537.36`, 5, 'Chrome on Android'],
    ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 5, 'Firefox on Android'],
    ['Lynx/2.9', 0, null],
  ])('recognises %s with %i touch points as %s, and gives steps', (userAgent, touchPoints, browser) => {
    const advice = microphoneHelp('denied', { userAgent, touchPoints, secure: true });
    expect(advice.browser).toBe(browser);
    expect(advice.steps.length).toBeGreaterThan(1);
  });

  it('explains a page without https, a missing microphone and one that is in use', () => {
    const device = { userAgent: linux, touchPoints: 0, secure: true };
    expect(microphoneHelp('denied', { ...device, secure: false }).steps[0]).toContain('https');
    expect(microphoneHelp('none', device).steps[0]).toContain('Plug in');
    expect(microphoneHelp('other', device).steps[0]).toContain('Close other apps');
  });
});
