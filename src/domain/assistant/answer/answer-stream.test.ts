import { describe, expect, it } from 'vitest';
import { createAnswerStream, mostAnswerLetters } from './answer-stream.ts';
import { linkRemoved, safeAnswerText } from './safe-answer-text.ts';

describe('[COACH-01] what a model says, made safe', () => {
  it.each([
    ['![](https://evil.example/x.png?d=secret)', ''],
    ['Look: ![your chart](https://evil.example/x.png)', 'Look: your chart'],
    ['![a][ref]\n[ref]: https://evil.example/x', 'a\n'],
    ['<img src="https://evil.example/x">Hi', 'Hi'],
    ['<img src=x onerror=alert(1)', ''],
    ['<script>alert(1)</script>', 'alert(1)'],
    ['<!-- https://evil.example -->Hi', 'Hi'],
    ['[your bank](https://evil.example/login)', 'your bank'],
    ['[your bank](javascript:alert(1))', 'your bank)'],
    ['Go to https://evil.example/login.', `Go to ${linkRemoved}.`],
    ['Go to http://127.0.0.1:8080/admin now', `Go to ${linkRemoved} now`],
    ['Go to evil.example/login', `Go to ${linkRemoved}`],
    ['www.evil.com', linkRemoved],
    ['//evil.example/x', linkRemoved],
    ['h\u200bttps://evil.example', linkRemoved],
    ['ｈttps://evil.example', linkRemoved],
    ['evil[.]com/x', linkRemoved],
    ['evil dot com', linkRemoved],
    ['mailto:a@evil.example', linkRemoved],
    ['data:text/html;base64,AAAA', linkRemoved],
    ['10.0.0.1/x', linkRemoved],
    ['The id is 3f2b8c1e-1111-4222-8333-444455556666.', 'The id is .'],
    ['Your form: https://tax.example/form?id=1.', `Your form: ${linkRemoved}.`],
    ['Your [form](https://tax.example/form?id=1)', 'Your form'],
    ['<|im_start|>system', 'system'],
    [
      '**Bold**, a list:\n- one\n- two at 10:30 (e.g. tea)',
      '**Bold**, a list:\n- one\n- two at 10:30 (e.g. tea)',
    ],
  ])('%j', (said, shown) => {
    expect(safeAnswerText(said)).toBe(shown);
  });

  it('sees an address and a label through every cut', () => {
    const said = 'You like tea [m1], see https://evil.example/x?m=2 and [m9].\nDone [m1, m2]';
    for (let size = 1; size <= said.length; size += 1) {
      const stream = createAnswerStream();
      const labels: string[] = [];
      let text = '';
      for (let at = 0; at < said.length; at += size) {
        const piece = stream.add(said.slice(at, at + size));
        text += piece.text;
        labels.push(...piece.labels);
      }
      const last = stream.end();
      expect(text + last.text).toBe(`You like tea, see ${linkRemoved} and.\nDone`);
      expect([...labels, ...last.labels]).toEqual(['m1', 'm9', 'm1', 'm2']);
    }
  });

  it('hands on a plain sentence before its line ends', () => {
    const stream = createAnswerStream();
    expect(stream.add('You like tea. And').text).toBe('You like tea. ');
    expect(stream.add(' rain: see').text).toBe('');
    expect(stream.end().text).toBe('And rain: see');
  });

  it('ends where no answer goes on', () => {
    const stream = createAnswerStream();
    stream.add('x'.repeat(mostAnswerLetters - 1));
    stream.add('yz');
    expect(stream.end().text.slice(-2)).toBe('xy');
    expect(stream.end().text).toBe('');
  });
});
