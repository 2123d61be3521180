import { expect, test } from 'vitest';
import { contentPolicyReportOf } from '#domain/logging/content-policy-report.ts';

test('[LOG-03] keeps six fields of a content-policy report and no query string', () => {
  expect(
    contentPolicyReportOf({
      documentURI: 'https://kindling.example/auth/v1/callback?code=abc#x',
      violatedDirective: 'img-src',
      blockedURI: 'https://elsewhere.example/pixel.png?id=1',
      sourceFile: null,
      lineNumber: 3,
      columnNumber: 7,
    }),
  ).toEqual({
    documentUri: 'https://kindling.example/auth/v1/callback',
    violatedDirective: 'img-src',
    blockedUri: 'https://elsewhere.example/pixel.png',
    sourceFile: '',
    line: 3,
    column: 7,
  });
});
