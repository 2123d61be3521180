import { contactThanks } from '#domain/contact/contact-thanks.ts';
import { contactLimitSentence } from '#domain/contact/contact-wait.ts';
import type { ContactErrors } from '#domain/contact/validate-contact.ts';
import { escapeHtml } from '#domain/text/escape-html.ts';
import { unreachable } from '#domain/unreachable.ts';

export type ContactAnswer =
  | { readonly kind: 'thanks' }
  | { readonly kind: 'mistakes'; readonly errors: ContactErrors }
  | { readonly kind: 'limit'; readonly seconds: number };

/** For our page, and for programs. */
export const answerInJson = (answer: ContactAnswer): Response => {
  switch (answer.kind) {
    case 'thanks':
      return Response.json({ success: true });
    case 'mistakes': {
      const message = Object.values(answer.errors).join(' ');
      const { errors } = answer;
      return Response.json({ success: false, code: 'invalid_request', message, errors }, { status: 400 });
    }
    case 'limit': {
      const message = contactLimitSentence(answer.seconds);
      return Response.json(
        { success: false, code: 'over_request_rate_limit', message },
        { status: 429, headers: { 'retry-after': String(answer.seconds) } },
      );
    }
    default:
      return unreachable(answer);
  }
};

const goBack = 'Go back in your browser. Your message should still be there.';

/** For a browser without our script: a page of its own, without anything to load. */
export const answerInHtml = (answer: ContactAnswer): Response => {
  switch (answer.kind) {
    case 'thanks':
      return page(200, contactThanks.title, [contactThanks.next]);
    case 'mistakes':
      return page(400, 'Your message hasn’t been sent yet', [...Object.values(answer.errors), goBack]);
    case 'limit':
      return page(429, 'Your message hasn’t been sent yet', [contactLimitSentence(answer.seconds), goBack], {
        'retry-after': String(answer.seconds),
      });
    default:
      return unreachable(answer);
  }
};

const page = (
  status: number,
  title: string,
  sentences: readonly string[],
  headers: Readonly<Record<string, string>> = {},
): Response => {
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>${escapeHtml(title)} · Kindling</title>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${sentences.map((sentence) => `<p>${escapeHtml(sentence)}</p>`).join('\n')}
<p><a href="/contact">Back to the contact page</a></p>
</main>
</body>
</html>
`;
  return new Response(html, { status, headers: { ...headers, 'content-type': 'text/html; charset=utf-8' } });
};
