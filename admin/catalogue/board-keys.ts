import type { KeyboardEvent } from 'react';

/** Data attributes of the elements that board keys move between. */
export const CARD = 'data-card';
export const COLUMN = 'data-column';

const listCards = (column: Element): HTMLElement[] => [...column.querySelectorAll<HTMLElement>(`[${CARD}] a`)];

/**
 * Handles a key of the board: arrow keys move between cards and columns, M opens the card's menu. Keys with a
 * modifier, and keys of menus and buttons, are ignored.
 */
export function moveFocus(event: KeyboardEvent, board: HTMLElement | null): void {
  const { key, target } = event;
  if (!board || event.altKey || event.ctrlKey || event.metaKey || !(target instanceof HTMLElement)) return;
  const card = target.closest<HTMLElement>(`[${CARD}]`);
  const column = target.closest(`[${COLUMN}]`);
  if (!card || !column || !board.contains(card)) return;
  if (key === 'm') {
    event.preventDefault();
    card.querySelector<HTMLElement>('[aria-haspopup=menu]')?.click();
    return;
  }
  const next = findNextCard(key, card, column, board);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function findNextCard(key: string, card: HTMLElement, column: Element, board: HTMLElement): HTMLElement | undefined {
  const cards = listCards(column);
  const index = cards.findIndex((link) => card.contains(link));
  if (key === 'ArrowDown') return cards[index + 1];
  if (key === 'ArrowUp') return index > 0 ? cards[index - 1] : undefined;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const filledColumns = [...board.querySelectorAll(`[${COLUMN}]`)].filter((one) => listCards(one).length > 0);
  const neighbour = filledColumns[filledColumns.indexOf(column) + (key === 'ArrowRight' ? 1 : -1)];
  const targetCards = neighbour && listCards(neighbour);
  return targetCards?.[Math.min(index, targetCards.length - 1)];
}
