import { expect, it, vi } from 'vitest';
import { holdClicks } from './hold-clicks.ts';

function addButton(type: 'button' | 'submit') {
  const button = document.body.appendChild(Object.assign(document.createElement('button'), { type }));
  const onClick = vi.fn();
  button.addEventListener('click', onClick);
  return { button, onClick };
}

it('repeats the last click on a button once the page is hydrated', () => {
  const first = addButton('button');
  const second = addButton('button');
  const release = holdClicks();
  first.button.click();
  second.button.click();
  expect(second.onClick).not.toHaveBeenCalled();
  release();
  expect(first.onClick).not.toHaveBeenCalled();
  expect(second.onClick).toHaveBeenCalledTimes(1);
  first.button.click();
  expect(first.onClick).toHaveBeenCalledTimes(1);
  release();
  expect(second.onClick).toHaveBeenCalledTimes(1);
});

it('leaves the buttons of forms, which work without the script', () => {
  const { button, onClick } = addButton('submit');
  const release = holdClicks();
  button.click();
  release();
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('leaves buttons that open a popover, which a second click would close', () => {
  const { button, onClick } = addButton('button');
  button.setAttribute('popovertarget', 'filters');
  const release = holdClicks();
  button.click();
  release();
  expect(onClick).toHaveBeenCalledTimes(1);
});
