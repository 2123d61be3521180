import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { findings } from '#domain/landing/findings.ts';
import { WhatPeopleAskFor } from '#web/features/landing/what-people-ask-for.tsx';

describe('[LAND-02] in the place of testimonials', () => {
  it('shows findings of studies, each with its source, while the operator has no testimonials', () => {
    const markup = renderToStaticMarkup(<WhatPeopleAskFor said={[]} />);
    expect(markup.match(/<cite /g)).toHaveLength(findings.length);
    for (const { source } of findings) expect(markup).toContain(`https://doi.org/${source.doi}`);
    expect(markup).not.toContain('<blockquote');
  });

  it('shows the operator’s testimonials as soon as there is one', () => {
    const markup = renderToStaticMarkup(
      <WhatPeopleAskFor said={[{ text: 'It keeps my place.', name: 'A person' }]} />,
    );
    expect(markup).toMatch(/<blockquote[^>]*>It keeps my place\.<.blockquote><figcaption[^>]*>A person</);
    expect(markup).not.toContain('<cite');
  });
});
