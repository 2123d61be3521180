/** Spec 1 §2: what is kept of a violation of the content policy, on this device only. */
export interface ContentPolicyReport {
  readonly documentUri: string;
  readonly violatedDirective: string;
  readonly blockedUri: string;
  readonly sourceFile: string;
  readonly line: number;
  readonly column: number;
}

interface Violation {
  readonly documentURI: string;
  readonly violatedDirective: string;
  readonly blockedURI: string;
  readonly sourceFile: string | null;
  readonly lineNumber: number;
  readonly columnNumber: number;
}

// What follows ? or # can hold a code or a token.
const withoutQuery = (uri: string): string => uri.replace(/[?#].*$/s, '');

export const contentPolicyReportOf = (event: Violation): ContentPolicyReport => ({
  documentUri: withoutQuery(event.documentURI),
  violatedDirective: event.violatedDirective,
  blockedUri: withoutQuery(event.blockedURI),
  sourceFile: withoutQuery(event.sourceFile ?? ''),
  line: event.lineNumber,
  column: event.columnNumber,
});
