/** A letterpress poster: wood type of several faces, lines of full width, worn ink. */
import type { CoverContext } from '../cover-context.ts';
import { path, polar, rect } from '../svg.ts';
import { toCapitals, fitSize, outlineText, setLine, wrapWords } from '../type.ts';
import { getMetrics, type Face } from '../typeface.ts';
import { pickReadable } from '../color.ts';
import { drawGrain, drawWornPrint } from '../texture.ts';

const WOOD: readonly Face[] = ['slab', 'condensed', 'didone', 'slab', 'condensed'];
const WIDTH = 800;

export function drawLetterpress({ rnd, palette, title, artist, serial }: CoverContext): string {
  const paper = palette.ground;
  const ink = palette.ink;
  const second = pickReadable(paper, palette.a, palette.b);
  const words = toCapitals(title).split(' ');
  const lines = wrapWords(words, Math.max(7, Math.ceil(title.length / Math.min(4, words.length))));
  const start = lines.length === 1 ? 1 : rnd.int(0, WOOD.length - 1);
  const sizes = lines.map((text, i) => {
    const face = WOOD[(start + i) % WOOD.length] as Face;
    return { text, face, size: fitSize(text, face, WIDTH, 360) };
  });
  const gap = 34;
  const naturalHeight =
    sizes.reduce((sum, { face, size }) => sum + getMetrics(face).cap * size, 0) + gap * (sizes.length - 1);
  const availableHeight = 520;
  const squash = Math.min(
    1.7,
    (availableHeight - gap * (sizes.length - 1)) / (naturalHeight - gap * (sizes.length - 1)),
  );
  let y =
    225 +
    Math.max(0, (availableHeight - (naturalHeight - gap * (sizes.length - 1)) * squash - gap * (sizes.length - 1)) / 2);
  const letters = sizes.map(({ text, face, size }, i) => {
    const height = getMetrics(face).cap * size * squash;
    y += height + (i ? gap : 0);
    const d = outlineText(text, face, size, 0, 0);
    const left = 500 - computeWidth(text, face, size) / 2;
    return path(d, {
      fill: i % 2 ? second : ink,
      transform: `translate(${left.toFixed(1)} ${y.toFixed(1)}) scale(1 ${squash.toFixed(3)})`,
    });
  });
  const smallStyle = { face: 'slab', fill: ink, anchor: 'middle', tracking: 0.06 } as const;
  const body = [
    drawBorder(ink),
    setLine(artist.toUpperCase(), 500, 152, {
      ...smallStyle,
      size: fitSize(artist.toUpperCase(), 'slab', 720, 52, 0.06),
    }),
    drawOrnament(500, 193, second),
    ...letters,
    drawOrnament(500, 810, second),
    setLine(`NO. ${serial.replace(/\D+/, '')}  ·  LONG PLAYING  ·  HIGH FIDELITY`, 500, 872, {
      ...smallStyle,
      face: 'geometricBold',
      size: 25,
      tracking: 0.12,
    }),
  ];
  return [rect(0, 0, 1000, 1000, { fill: paper }), drawWornPrint(rnd, ...body), drawGrain(rnd, 0.2)].join('');
}

const computeWidth = (text: string, face: Face, size: number) =>
  Math.min(WIDTH, (WIDTH / fitSize(text, face, WIDTH, Infinity)) * size);

const drawBorder = (ink: string) =>
  rect(44, 44, 912, 912, { fill: 'none', stroke: ink, strokeWidth: 16 }) +
  rect(66, 66, 868, 868, { fill: 'none', stroke: ink, strokeWidth: 3 });

function drawOrnament(x: number, y: number, fill: string): string {
  const star = Array.from({ length: 10 }, (_, i) =>
    polar(x, y, i % 2 ? 7 : 17, i * 36 - 90)
      .map((v) => v.toFixed(1))
      .join(' '),
  ).join('L');
  const drawRule = (from: number, to: number) =>
    path(`M${from} ${y}L${(from + to) / 2} ${y - 5}L${to} ${y}L${(from + to) / 2} ${y + 5}Z`, { fill });
  return path(`M${star}Z`, { fill }) + drawRule(x - 360, x - 36) + drawRule(x + 36, x + 360);
}
