/** Swiss grid: a modular field of circles and quarters under flush-left grotesque type. */
import type { CoverContext } from '../cover-context.ts';
import { circle, path, rect, group, num } from '../svg.ts';
import { setBlock, setLine } from '../type.ts';
import { drawGrain } from '../texture.ts';

const MARGIN = 60;

export function drawSwiss({ rnd, palette, title, artist, serial }: CoverContext): string {
  const columns = rnd.pick([3, 4, 4, 5]);
  const rows = columns === 3 ? 2 : columns - 1;
  const unit = 1000 / columns;
  const top = 1000 - rows * unit;
  const inks = [palette.a, palette.b, palette.c, palette.ink];
  const cells: string[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      cells.push(drawModule(rnd.int(0, 7), column * unit, top + row * unit, unit, rnd.sample(inks, 2)));
    }
  }
  const head = setBlock(title, {
    face: 'groteskBold',
    fill: palette.ink,
    x: MARGIN,
    y: MARGIN,
    width: 600,
    height: top - MARGIN - 50,
    maxSize: 118,
    leading: 0.94,
    tracking: -0.03,
  });
  return [
    rect(0, 0, 1000, 1000, { fill: palette.ground }),
    ...cells,
    head.svg,
    setBlock(artist, {
      face: 'grotesk',
      fill: palette.ink,
      x: 700,
      y: MARGIN,
      width: 240,
      height: 110,
      maxSize: 30,
      leading: 1.15,
    }).svg,
    setLine(serial, 700, top - 50, { face: 'grotesk', size: 20, fill: palette.ink, tracking: 0.04 }),
    drawGrain(rnd, 0.1),
  ].join('');
}

function drawModule(kind: number, x: number, y: number, unit: number, [ground, ink]: string[]): string {
  const back = rect(x, y, unit + 0.5, unit + 0.5, { fill: ground });
  const h = unit / 2;
  const drawTurned = (degrees: number, d: string) =>
    group({ transform: `translate(${num(x + h)} ${num(y + h)}) rotate(${degrees})` }, path(d, { fill: ink }));
  const quarter = `M${-h} ${-h}A${unit} ${unit} 0 0 1 ${h} ${h}L${-h} ${h}Z`;
  const half = `M${-h} 0A${h} ${h} 0 0 1 ${h} 0Z`;
  switch (kind) {
    case 0:
      return back + circle(x + h, y + h, h, { fill: ink });
    case 1:
      return back + drawTurned((x / unit) % 2 ? 90 : 0, quarter);
    case 2:
      return back + drawTurned(180, quarter);
    case 3:
      return back + drawTurned(0, half) + drawTurned(0, `M${-h} ${h}A${h} ${h} 0 0 1 ${h} ${h}Z`);
    case 4:
      return back + circle(x + h, y + h, h * 0.36, { fill: ink });
    case 5:
      return back + drawTurned(270, quarter);
    case 6:
      return back + circle(x + h, y + h, h, { fill: ink }) + circle(x + h, y + h, h * 0.5, { fill: ground });
    default:
      return back;
  }
}
