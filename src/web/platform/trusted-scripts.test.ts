import { afterEach, describe, expect, it, vi } from 'vitest';
import { allowScript, trustOwnScripts } from './trusted-scripts.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('scripts that run beside the page', () => {
  it.each([
    '/sw.js',
    '/assets/speech-worker-AbC1_x.js',
    '/assets/memory-worker-AbC1_x.js',
    '/assets/analysis-worker-AbC1_x.js',
    'https://kindling.example/sw.js',
  ])('are those of this site: %s', (url) => {
    vi.stubGlobal('location', new URL('https://kindling.example/tasks'));
    expect(allowScript(url)).toBe(url);
  });

  it.each([
    '/assets/index.js',
    '/storage/v1/object/public/x/sw.js',
    '/sw.js/../other.js',
    'https://elsewhere.example/sw.js',
    'data:text/javascript,1',
    'blob:https://kindling.example/1',
  ])('are no others: %s', (url) => {
    vi.stubGlobal('location', new URL('https://kindling.example/tasks'));
    expect(() => allowScript(url)).toThrow(TypeError);
  });

  it('are the only thing that the policy lets through, and a browser without one is left alone', () => {
    const createPolicy = vi.fn<(name: string, rules: object) => void>();
    vi.stubGlobal('trustedTypes', { createPolicy });
    trustOwnScripts();
    expect(createPolicy).toHaveBeenCalledExactlyOnceWith('default', { createScriptURL: allowScript });
    vi.stubGlobal('trustedTypes', undefined);
    expect(trustOwnScripts).not.toThrow();
  });
});
