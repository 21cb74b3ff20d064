import { afterEach, beforeEach, expect, it } from 'vitest';
import { hasUnsavedInput, watchInput } from './unsaved-input.ts';

let stop: () => void;
beforeEach(() => {
  stop = watchInput();
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

/** Shows a form and changes its first field. */
function change(html: string, value: string): HTMLInputElement {
  document.body.innerHTML = html;
  const field = document.querySelector<HTMLInputElement>('input, textarea, select');
  if (!field) throw new Error('no field');
  if (field.type !== 'checkbox') field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return field;
}

it.each([
  ['a typed text', '<form method="post"><input></form>', 'Salt', true],
  ['a typed comment', '<form method="post"><textarea></textarea></form>', 'Lovely', true],
  ['a choice', '<form method="post"><select><option>FR</select></form>', 'FR', true],
  ['a checked box', '<form method="post"><input type="checkbox"></form>', '', true],
  ['a field outside a form', '<input>', 'Salt', true],
  ['an emptied field', '<form method="post"><input></form>', ' ', false],
  ['a search', '<form><input type="search"></form>', 'Salt', false],
])('%s', (_name, html, value, isUnsaved) => {
  change(html, value);
  expect(hasUnsavedInput()).toBe(isUnsaved);
});

it('a form that has left the page holds nothing', () => {
  change('<form method="post"><input></form>', 'Salt');
  document.body.replaceChildren();
  expect(hasUnsavedInput()).toBe(false);
});

it('a value that the visitor has not changed is not input', () => {
  document.body.innerHTML = '<form method="post"><input value="Léa"></form>';
  expect(hasUnsavedInput()).toBe(false);
});
