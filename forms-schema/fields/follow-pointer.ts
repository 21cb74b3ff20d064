interface Options {
  /** Selects the rows inside the list. */
  rows: string;
  /** Index of the row that is dragged. */
  from: number;
  /** Moves the row and returns its new index. */
  moveRow: (index: number, step: 1 | -1) => number;
  onEnd: () => void;
}

/** Moves a row along with the pointer. Listens on the window, because rows move below the pointer. */
export function followPointer(list: Element, { rows, from, moveRow, onEnd }: Options): void {
  let index = from;
  const follow = ({ clientY }: globalThis.PointerEvent): void => {
    const boxes = [...list.querySelectorAll(rows)].map((row) => row.getBoundingClientRect());
    const box = boxes[index];
    if (!box) return;
    // swap when the pointer reaches the row's new position, which may be far inside a tall neighbouring row
    if (clientY < box.top - box.height / 2) index = moveRow(index, -1);
    else if (clientY > box.bottom + box.height / 2) index = moveRow(index, 1);
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
