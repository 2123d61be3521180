import { describe, expect, it } from 'vitest';
import { permissionsPolicy } from '#domain/security/browser-permissions.ts';
import { modelWorkerPolicy, pageDirectives, pagePolicy } from '#domain/security/content-policy.ts';

describe('[HEAD-01] the content security policy of every page', () => {
  it('starts from none and names no other host', () => {
    expect(pagePolicy).toMatch(/^default-src 'none'; script-src 'self'; /);
    expect(pagePolicy).not.toMatch(/unsafe|https?:|\*/);
  });

  it('names each directive once', () => {
    const names = pageDirectives.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(pagePolicy.split('; ')).toHaveLength(names.length);
  });

  it('adds wasm-unsafe-eval for the speech worker and nothing else', () => {
    const trustedTypes = "; require-trusted-types-for 'script'; trusted-types default";
    expect(`${modelWorkerPolicy.replace(" 'wasm-unsafe-eval'", '')}${trustedTypes}`).toBe(pagePolicy);
  });

  it('lets pages ask for the microphone and for nothing else', () => {
    expect(permissionsPolicy).toMatch(/^microphone=\(self\), /);
    expect(permissionsPolicy.match(/=\(self\)/g)).toHaveLength(1);
    expect(permissionsPolicy).toContain('camera=()');
    expect(permissionsPolicy).toContain('geolocation=()');
  });
});
