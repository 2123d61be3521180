import { expect, it } from 'vitest';
import { replyLink } from '#domain/contact/reply-link.ts';

it.each([
  ['robin@example.org', 'mailto:robin@example.org?subject=Kindling%3A%20An%20idea'],
  ['a?cc=b&x=c@example.org', 'mailto:a%3Fcc%3Db%26x%3Dc@example.org?subject=Kindling%3A%20An%20idea'],
])('[ROUTE-01] addresses a reply to %s and to nobody else', (email, link) => {
  expect(replyLink(email, 'idea')).toBe(link);
});
