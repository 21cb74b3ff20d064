import { expect, it } from 'vitest';
import { parseMarkdownFile } from './front-matter.ts';

it('splits a file into front matter and body', () =>
  expect(parseMarkdownFile('---\ntitle: A\n---\nBody\n')).toEqual({ data: { title: 'A' }, body: 'Body\n' }));

it('refuses a file without front matter', () => expect(() => parseMarkdownFile('Body')).toThrow('front matter'));
