import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { HoverMenu } from './HoverMenu.tsx';
import { LEAVE_PANEL_MS, LEAVE_WRAPPER_MS } from './use-hover-menu.ts';

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <MemoryRouter>
      <ul>
        <HoverMenu label="Genres">
          <a href="/jazz">Jazz</a>
        </HoverMenu>
      </ul>
      <button>elsewhere</button>
    </MemoryRouter>,
  );
});

const button = () => screen.getByRole('button', { name: 'Genres' });
const isOpen = () => button().getAttribute('aria-expanded') === 'true';
const wrapper = () => screen.getByRole('listitem');
const panel = () => screen.getByText('Jazz').parentElement!;
const mouse = { pointerType: 'mouse' };
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('opens on hover and closes 100 ms after the mouse left the wrapper', () => {
  fireEvent.pointerEnter(wrapper(), mouse);
  expect(isOpen()).toBe(true);
  fireEvent.pointerLeave(wrapper(), mouse);
  wait(LEAVE_WRAPPER_MS - 1);
  expect(isOpen()).toBe(true);
  wait(1);
  expect(isOpen()).toBe(false);
});

it('closes 200 ms after the mouse left the panel', () => {
  fireEvent.pointerEnter(wrapper(), mouse);
  fireEvent.pointerLeave(panel(), mouse);
  fireEvent.pointerLeave(wrapper(), mouse);
  wait(LEAVE_PANEL_MS - 1);
  expect(isOpen()).toBe(true);
  wait(1);
  expect(isOpen()).toBe(false);
});

it('stays open when the mouse returns in time', () => {
  fireEvent.pointerEnter(wrapper(), mouse);
  fireEvent.pointerLeave(wrapper(), mouse);
  wait(50);
  fireEvent.pointerEnter(panel(), mouse);
  wait(1000);
  expect(isOpen()).toBe(true);
});

it('opens on click, closes on Escape and restores the focus', () => {
  fireEvent.click(button());
  screen.getByText('Jazz').focus();
  expect(isOpen()).toBe(true);
  fireEvent.keyDown(screen.getByText('Jazz'), { key: 'Escape' });
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(button());
});

it('closes on blur and when a link is followed', () => {
  fireEvent.click(button());
  fireEvent.blur(screen.getByText('Jazz'), { relatedTarget: screen.getByText('elsewhere') });
  expect(isOpen()).toBe(false);
  fireEvent.click(button());
  fireEvent.click(screen.getByText('Jazz'));
  expect(isOpen()).toBe(false);
});

it('stays open when clicked after opening on hover', () => {
  fireEvent.pointerEnter(wrapper(), mouse);
  fireEvent(button(), Object.assign(new MouseEvent('click', { bubbles: true }), mouse));
  expect(isOpen()).toBe(true);
});

it('does not open on touch before the click', () => {
  fireEvent.pointerEnter(wrapper(), { pointerType: 'touch' });
  expect(isOpen()).toBe(false);
});
