import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { contactFields } from '#domain/contact/validate-contact.ts';
import { gradeOf, proseOf } from '#scripts/web-build/reading-grade.ts';
import { AuthProvider } from '#web/features/auth/auth-provider.tsx';
import { Page } from '#web/pages/contact.tsx';

const markup = renderToStaticMarkup(
  <StaticRouter location="/contact">
    <AuthProvider>
      <Page />
    </AuthProvider>
  </StaticRouter>,
);

describe('[ROUTE-01] the prerendered /contact', () => {
  it('has a form that a browser can send without scripts', () => {
    expect(markup).toMatch(/<form[^>]* action="\/functions\/v1\/contact" method="post"/);
    for (const field of contactFields) expect(markup).toContain(` name="${field}"`);
  });

  it('has a trap field that nobody sees, hears or reaches, and that explains itself all the same', () => {
    const [trap = ''] = /<div aria-hidden="true"[^>]*><label.*?<\/div>/.exec(markup) ?? [];
    expect(trap).toContain('Leave this empty');
    expect(trap).toMatch(/<input[^>]* tabindex="-1" autoComplete="off" name="subject"/i);
  });

  it('says where to get help at once', () => {
    expect(markup).toContain('emergency number');
  });

  it('/contact reads at a grade of eight or below, and has no inline style', () => {
    expect(gradeOf(proseOf(markup))).toBeLessThanOrEqual(8);
    expect(markup).not.toMatch(/ style=|<style/);
  });
});
