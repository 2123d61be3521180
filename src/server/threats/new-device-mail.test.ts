import { describe, expect, it } from 'vitest';
import { newDeviceMail } from './new-device-mail.ts';

const to = { recipient: 'robin@example.org', siteUrl: 'https://kindling.example' };
const facts = { device: 'Firefox on Linux' };

describe('[FN-02] the letter about a new device', () => {
  it('says that a private window looks like one, and promises only what is kept', () => {
    const known = newDeviceMail({ facts, deviceId: 'a'.repeat(32) }, to).text;
    expect(known).toContain('A private window');
    expect(known).toContain('won’t ask about that one again');
    const unknown = newDeviceMail({ facts, deviceId: null }, to).text;
    expect(unknown).toContain('A private window');
    expect(unknown).not.toContain('again.');
  });
});
