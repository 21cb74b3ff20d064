import { getSchema } from '@tiptap/core';
import { expect, it } from 'vitest';
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS, HEADING_LEVELS } from '#domain/rich-text/allowed-html.ts';
import { EXTENSIONS } from './extensions.ts';
import { parseLinkAddress } from './link-address.ts';

/** The DOM output of a node or mark. */
type DomOutput = [tag: string, attributes?: Record<string, unknown> | 0, ...children: unknown[]];

it('the editor supports exactly the allowed elements and attributes', () => {
  const schema = getSchema(EXTENSIONS);
  const links = { href: 'https://example.com/' };
  const levels = HEADING_LEVELS.map((level) => ({ level }));
  const nodes = Object.values(schema.nodes).flatMap((type): DomOutput[] => {
    if (!type.spec.toDOM) return [];
    const attributes = type.name === 'heading' ? levels : type.name === 'orderedList' ? [{ start: 3 }] : [{}];
    return attributes.map((attrs) => type.spec.toDOM?.(type.create(attrs)) as unknown as DomOutput);
  });
  const marks = Object.values(schema.marks).map(
    (type) => type.spec.toDOM?.(type.create(type.name === 'link' ? links : {}), true) as unknown as DomOutput,
  );
  const outputs = [...nodes, ...marks];
  const aliases = ['b', 'i'];
  expect(new Set(outputs.map(([tag]) => tag))).toEqual(new Set(ALLOWED_TAGS.filter((tag) => !aliases.includes(tag))));
  for (const [tag, attributes] of outputs) {
    const names = Object.entries(attributes || {}).filter(([, value]) => value !== null && value !== undefined);
    expect([tag, names.map(([name]) => name)]).toEqual([tag, [...(ALLOWED_ATTRIBUTES[tag] ?? [])]]);
  }
});

it.each([
  ['example.com', 'https://example.com'],
  [' http://example.com/a ', 'http://example.com/a'],
  ['lea@example.com', 'mailto:lea@example.com'],
  ['tel:+33123', 'tel:+33123'],
  ['/vinyl-shop', '/vinyl-shop'],
  ['//example.com', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['two words', undefined],
  ['', undefined],
])('%j links to %s', (typed, href) => expect(parseLinkAddress(typed)).toBe(href));
