import { describe, expect, test } from 'vitest';
import { looksLikeMarkup } from '#server/engine/storage/objects/looks-like-markup.ts';
import { cacheControlOf } from '#server/engine/storage/store/object-metadata.ts';
import { isUnchanged, rangeApplies } from './preconditions.ts';
import { contentDisposition, servedAs } from './serving-headers.ts';

describe('[STORE-01] headers of a served file', () => {
  test.each([
    ['audio/mpeg', false, 'audio/mpeg', true],
    ['image/png', false, 'image/png', true],
    ['audio/mpeg', true, 'application/octet-stream', false],
    ['image/png', true, 'application/octet-stream', false],
    ['image/svg+xml', false, 'application/octet-stream', false],
    ['IMAGE/SVG+XML; x=1', false, 'application/octet-stream', false],
    ['text/html', false, 'text/plain', false],
    ['application/xhtml+xml', false, 'application/octet-stream', false],
    ['text/xml', false, 'application/octet-stream', false],
    ['text/javascript', false, 'application/octet-stream', false],
    ['application/x-javascript', false, 'application/octet-stream', false],
    ['multipart/x-mixed-replace', false, 'application/octet-stream', false],
    ['text/plain;charset=UTF-8', false, 'text/plain;charset=UTF-8', false],
    ['application/pdf', false, 'application/pdf', false],
    ['video/mp4', false, 'video/mp4', false],
    [
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      false,
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      false,
    ],
  ])('serves %o (markup inside: %o) as %o, inline: %o', (claimed, markup, contentType, inline) => {
    expect(servedAs(claimed, markup)).toEqual({ contentType, inline });
  });

  test.each([
    '<html>',
    '  \n\t<!DOCTYPE html><p>',
    '<svg xmlns="http://www.w3.org/2000/svg" onload="x()">',
    '<?xml version="1.0"?><svg>',
    '<!-- x --><script>',
    'GIF89a/*<script >alert(1)</script>',
    '\u00ef\u00bb\u00bf<html>',
    '\u00ff\u00fe<\0h\0t\0m\0l\0>\0',
    '#!/bin/sh',
    'function x(){}',
    'window.location = 1',
    '(function(){})()',
    'import("x")',
  ])('recognises markup or a script in %o', (text) => {
    expect(looksLikeMarkup(Buffer.from(text, 'latin1'))).toBe(true);
  });

  test.each([
    'ID3\u0004\0\0\0',
    '\u00ff\u00fb\u0090\u0064',
    'RIFF\u0024\0\0\0WAVEfmt ',
    'fLaC\0\0\0"',
    '\0\0\0\u0020ftypM4A ',
    'OggS\0\u0002',
    '\u0089PNG\r\n\u001a\n',
    '\u00ff\u00d8\u00ff\u00e0\0\u0010JFIF',
    'GIF89a\u0001\0',
    '',
    '< 3 hearts',
  ])('finds no markup in %o', (text) => {
    expect(looksLikeMarkup(Buffer.from(text, 'latin1'))).toBe(false);
  });

  test.each([
    [true, undefined, undefined],
    [false, undefined, 'attachment'],
    [true, '', 'attachment;'],
    [true, 'a b.mp3', `attachment; filename=a%20b.mp3; filename*=UTF-8''a%20b.mp3;`],
    [true, `x"\r\n'ü`, `attachment; filename=x%22%0D%0A%27%C3%BC; filename*=UTF-8''x%22%0D%0A%27%C3%BC;`],
    [true, '\ud800', `attachment; filename=%EF%BF%BD; filename*=UTF-8''%EF%BF%BD;`],
  ])('with inline %o and download=%o, sends the disposition %o', (inline, download, expected) => {
    expect(contentDisposition(inline, download)).toBe(expected);
  });

  test.each([
    ['3600', 'max-age=3600'],
    ['max-age=60, public', 'max-age=60, public'],
    ['', 'no-cache'],
    [undefined, 'no-cache'],
    ['x\r\ny', 'no-cache'],
  ])('turns cache-control %o into %o', (given, expected) => {
    expect(cacheControlOf(given)).toBe(expected);
  });
});

describe('[STORE-01] conditional requests', () => {
  const validators = { etag: '"a"', lastModified: new Date('2026-11-15T10:00:00.900Z') };
  test.each([
    [{}, false],
    [{ 'if-none-match': '"a"' }, true],
    [{ 'if-none-match': 'W/"a"' }, true],
    [{ 'if-none-match': '"b", "a"' }, true],
    [{ 'if-none-match': '*' }, true],
    [{ 'if-none-match': '"b"' }, false],
    [{ 'if-none-match': '"b"', 'if-modified-since': 'Sun, 15 Nov 2026 10:00:00 GMT' }, false],
    [{ 'if-modified-since': 'Sun, 15 Nov 2026 10:00:00 GMT' }, true],
    [{ 'if-modified-since': 'Sun, 15 Nov 2026 09:59:59 GMT' }, false],
    [{ 'if-modified-since': 'yesterday' }, false],
  ])('answers %o with 304: %o', (headers, expected) => {
    expect(isUnchanged(new Headers(headers), validators)).toBe(expected);
  });
  test.each([
    [{}, true],
    [{ 'if-range': '"a"' }, true],
    [{ 'if-range': 'W/"a"' }, false],
    [{ 'if-range': '"b"' }, false],
    [{ 'if-range': 'Sun, 15 Nov 2026 10:00:00 GMT' }, true],
    [{ 'if-range': 'Sun, 15 Nov 2026 10:00:01 GMT' }, false],
    [{ 'if-range': 'soon' }, false],
  ])('lets a range count with %o: %o', (headers, expected) => {
    expect(rangeApplies(new Headers(headers), validators)).toBe(expected);
  });
});
