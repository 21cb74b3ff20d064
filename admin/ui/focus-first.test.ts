// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { focusFirst } from './focus-first.ts';

const element = (id: string) => document.getElementById(id);

beforeEach(() => {
  document.body.innerHTML = `
    <input id="outside">
    <div role="dialog"><input id="beside"><form id="form"><input id="first"><input id="second"></form></div>`;
});

it('focuses the first input', () => {
  element('outside')?.focus();
  focusFirst(element('form'));
  expect(document.activeElement?.id).toBe('first');
});

it.each(['second', 'beside'])('leaves the focus in the input "%s" of the dialog', (id) => {
  element(id)?.focus();
  focusFirst(element('form'));
  expect(document.activeElement?.id).toBe(id);
});
