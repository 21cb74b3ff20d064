import { beforeEach, expect, it } from 'vitest';
import { focusFirst } from './focus-first.ts';

const getElement = (id: string) => document.getElementById(id);

beforeEach(() => {
  document.body.innerHTML = `
    <input id="outside">
    <div role="dialog"><input id="beside"><form id="form"><input id="first"><input id="second"></form></div>`;
});

it('focuses the first input', () => {
  getElement('outside')?.focus();
  focusFirst(getElement('form'));
  expect(document.activeElement?.id).toBe('first');
});

it.each(['second', 'beside'])('leaves the focus in the input "%s" of the dialog', (id) => {
  getElement(id)?.focus();
  focusFirst(getElement('form'));
  expect(document.activeElement?.id).toBe(id);
});
