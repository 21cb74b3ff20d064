interface Options {
  /** Selects the rows inside the list. */
  rows: string;
  /** Index of the row that is dragged. */
  from: number;
  /** Moves the row and returns its new index. */
  step: (index: number, by: 1 | -1) => number;
  onEnd: () => void;
}

/** Moves a row along with the pointer. Listens on the window, because rows move below the pointer. */
export function followPointer(list: Element, { rows, from, step, onEnd }: Options): void {
  let index = from;
  const follow = ({ clientY }: globalThis.PointerEvent): void => {
    const boxes = [...list.querySelectorAll(rows)].map((row) => row.getBoundingClientRect());
    const own = boxes[index];
    if (!own) return;
    // swap when the pointer reaches the row's new place, which may lie far in a tall neighbour
    if (clientY < own.top - own.height / 2) index = step(index, -1);
    else if (clientY > own.bottom + own.height / 2) index = step(index, 1);
  };
  const end = (): void => {
    window.removeEventListener('pointermove', follow);
    window.removeEventListener('pointerup', end);
    window.removeEventListener('pointercancel', end);
    onEnd();
  };
  window.addEventListener('pointermove', follow);
  window.addEventListener('pointerup', end);
  window.addEventListener('pointercancel', end);
}
