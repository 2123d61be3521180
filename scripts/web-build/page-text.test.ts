import { describe, expect, it } from 'vitest';
import { sectionsOf } from '#scripts/web-build/page-text.ts';

describe('[ROUTE-05] the text sections of a page', () => {
  it('splits the text at headings and keeps their anchors', () => {
    const html =
      '<header>no</header><main id="main"><h1 tabindex="-1">Privacy</h1><p>Short &amp; plain.</p>' +
      '<h2 id="kept">What is <em>kept</em></h2><p>One</p><p>Two</p></main><footer>no</footer>';
    expect(sectionsOf(html)).toEqual([
      { id: null, heading: 'Privacy', text: 'Short & plain.' },
      { id: 'kept', heading: 'What is kept', text: 'One Two' },
    ]);
  });

  it('leaves out pictures, forms and buttons, but not the text after them', () => {
    const html =
      '<main><h1>A</h1><svg viewBox="0"><title>fire</title><path d="M0"/></svg><button>Go</button><p>kept</p></main>';
    expect(sectionsOf(html)).toEqual([{ id: null, heading: 'A', text: 'kept' }]);
  });

  it('finds no section in a page without a main element', () => {
    expect(sectionsOf('<p>text</p>')).toEqual([]);
  });
});
