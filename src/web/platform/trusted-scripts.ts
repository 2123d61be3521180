interface Rules {
  readonly createScriptURL: (url: string) => string;
}

declare global {
  var trustedTypes: { readonly createPolicy: (name: string, rules: Rules) => unknown } | undefined;
}

// Those that run beside the page. Whatever else a page is made of, the browser fetches by the content policy.
const ownScripts = /^\/(?:sw\.js|assets\/(?:speech|memory|analysis)-worker[\w.-]*)$/u;

/** Gives an address back as it is, or throws: then the browser runs nothing. */
export const allowScript = (url: string): string => {
  const { origin, pathname } = new URL(url, location.href);
  if (origin === location.origin && ownScripts.test(pathname)) return url;
  throw new TypeError('This is no script of this site');
};

/**
 * Where the content policy asks for trusted types, text never becomes markup or code, and only these addresses become a
 * worker. Has to run before the first of them starts.
 */
export const trustOwnScripts = (): void => {
  globalThis.trustedTypes?.createPolicy('default', { createScriptURL: allowScript });
};
