/** A face in flat shapes, for covers and pictures of artists. */
import type { Palette } from './palettes.ts';
import type { Random } from '../random.ts';
import { circle, el, group, path, polar, rect, smooth, type Point } from './svg.ts';
import { computeContrast, darken, computeLuminance, mix } from './color.ts';

/** Afro, long, bun, curls, bob, hat, short, bald; the last three can have a beard. */
const STYLES = [0, 1, 2, 3, 4, 5, 6, 6, 6, 7] as const;
const BALD = 7;

const SKIN = ['#f3d3b8', '#e6b58f', '#c98f62', '#a4683f', '#7a4a2d', '#5a3522'] as const;

/**
 * Draws a head and shoulders centred on x = 500, chin near y = 640, over a 1000-unit square of `palette.ground`.
 *
 * @param id makes clip paths unique when several heads share a document
 * @param backdrop false for heads of a group
 */
export function drawPortrait(rnd: Random, palette: Palette, id = '', backdrop = true): string {
  const tones = [palette.a, palette.b, palette.c].sort((p, q) => computeLuminance(q) - computeLuminance(p)) as [
    string,
    string,
    string,
  ];
  const skin = mix(rnd.pick(SKIN), tones[0], 0.16);
  const shade = mix(skin, darken(palette.a, 0.4), 0.34);
  const line = computeContrast(palette.ink, skin) > 3 ? palette.ink : darken(palette.ground, 0.7);
  const hair =
    [tones[2], line, tones[1]].find(
      (tone) => computeContrast(tone, skin) > 1.5 && computeContrast(tone, palette.ground) > 1.25,
    ) ?? line;
  const cloth = [tones[1], tones[0], hair].find((tone) => computeContrast(tone, skin) > 1.3) ?? line;
  const half = rnd.range(150, 178);
  const style = rnd.pick(STYLES);
  const hasBeard = style >= BALD - 2 && rnd.chance(0.6);
  const face = `M${500 - half} 360C${500 - half} 210 ${500 + half} 210 ${500 + half} 360C${500 + half} 520 ${560} 640 500 640C440 640 ${500 - half} 520 ${500 - half} 360Z`;
  return [
    backdrop ? drawBackdrop(rnd, palette) : '',
    group({ fill: hair }, drawHairBack(rnd, style, half)),
    rect(436, 560, 128, 190, { fill: shade }),
    path('M150 1010C150 800 330 740 440 712C470 760 530 760 560 712C670 740 850 800 850 1010Z', { fill: cloth }),
    drawClothPattern(rnd, mix(cloth, palette.ink, 0.35), `cloth${id}`),
    path(face, { fill: skin }),
    el('clipPath', { id: `face${id}` }, path(face)),
    group(
      { 'clip-path': `url(#face${id})` },
      path('M500 180C500 300 520 380 540 440C560 480 540 500 505 500C520 560 500 600 500 660H800V180Z', {
        fill: shade,
      }),
    ),
    hasBeard ? path(buildBeard(half), { fill: hair, 'fill-rule': 'evenodd' }) : '',
    drawFeatures(rnd, half, line, skin),
    group({ fill: hair }, drawHairFront(rnd, style, half)),
    rnd.chance(0.35) ? drawGlasses(half, line) : '',
    !hasBeard && rnd.chance(0.4)
      ? circle(500 - half - 4, 500, 17, { fill: tones[0] }) + circle(500 + half + 4, 500, 17, { fill: tones[0] })
      : '',
  ].join('');
}

function drawBackdrop(rnd: Random, palette: Palette): string {
  const fill = mix(palette.ground, rnd.pick([palette.a, palette.b, palette.c]), 0.5);
  const kind = rnd.int(0, 2);
  if (kind === 0) return circle(500, 430, 390, { fill });
  if (kind === 1) return path('M140 1000V470A360 360 0 0 1 860 470V1000Z', { fill });
  return Array.from({ length: 18 }, (_, i) =>
    path(
      `M500 430L${polar(500, 430, 900, i * 20)
        .map(Math.round)
        .join(' ')}L${polar(500, 430, 900, i * 20 + 10)
        .map(Math.round)
        .join(' ')}Z`,
      { fill },
    ),
  ).join('');
}

function drawHairBack(rnd: Random, style: number, half: number): string {
  switch (style) {
    case 0:
      return circle(500, 330, half + 95);
    case 1:
      return path(
        `M${500 - half - 40} 760C${500 - half - 110} 420 ${500 - half - 40} 160 500 160C${500 + half + 40} 160 ${500 + half + 110} 420 ${500 + half + 40} 760Z`,
      );
    case 2:
      return circle(500, 140, 80) + circle(500, 320, half + 28);
    case 3: {
      const curls = Array.from({ length: 17 }, (_, i): Point =>
        polar(500, 350, half + (i % 2 ? 92 : 66) + rnd.range(-8, 8), 160 + (i * 220) / 16),
      );
      return path(smooth([...curls, [500 + half, 560], [500 - half, 560]], true));
    }
    case 4:
      return path(
        `M${500 - half - 24} 600V340C${500 - half - 20} 170 ${500 + half + 20} 170 ${500 + half + 24} 340V600Z`,
      );
    default:
      return '';
  }
}

function drawHairFront(rnd: Random, style: number, half: number): string {
  const [l, r] = [500 - half, 500 + half];
  if (style === 5) {
    // a wide-brimmed hat
    return path(
      `M${l - 130} 300C${l} 350 ${r} 350 ${r + 130} 300C${r + 100} 262 ${r + 40} 260 ${r - 10} 262C${r - 10} 120 ${l + 10} 120 ${l + 10} 262C${l - 40} 260 ${l - 100} 262 ${l - 130} 300Z`,
    );
  }
  if (style === BALD) return '';
  if (style === 6) {
    const quiff = rnd.range(-40, 40);
    return path(
      `M${l - 8} 400C${l - 24} 330 ${l - 20} 200 ${500 + quiff} 176C${r + 40} 170 ${r + 26} 330 ${r + 8} 400L${r - 14} 318C${r - 60} 286 ${l + 60} 292 ${l + 14} 318Z`,
    );
  }
  if (style === 4)
    return path(`M${l - 6} 370C${l - 10} 190 ${r + 10} 190 ${r + 6} 370C${r - 30} 330 ${l + 30} 330 ${l - 6} 370Z`);
  const parting = rnd.range(0.25, 0.75);
  const x = l + parting * half * 2;
  return path(
    `M${l - 8} 400C${l - 30} 190 ${r + 30} 190 ${r + 8} 400C${r - 10} 330 ${x + 60} 300 ${x} 262C${x - 60} 300 ${l + 10} 330 ${l - 8} 400Z`,
  );
}

/** Builds a beard from ear to ear around the chin, with a gap for the mouth. */
function buildBeard(half: number): string {
  const [l, r] = [500 - half, 500 + half];
  return `M${l + 1} 430C${l + 30} 500 440 520 500 516C560 520 ${r - 30} 500 ${r - 1} 430C${r} 560 580 676 500 676C420 676 ${l} 560 ${l + 1} 430ZM440 566C470 540 530 540 560 566C530 606 470 606 440 566Z`;
}

function drawFeatures(rnd: Random, half: number, line: string, skin: string): string {
  const look = rnd.range(-7, 7);
  const areEyesClosed = rnd.chance(0.3);
  const drawEye = (x: number) => {
    const lens = `M${x - 42} 410Q${x} 372 ${x + 42} 410Q${x} 440 ${x - 42} 410Z`;
    const lid = `M${x - 46} 409Q${x} 366 ${x + 46} 409`;
    if (areEyesClosed)
      return path(`M${x - 42} 404Q${x} 440 ${x + 42} 404`, {
        fill: 'none',
        stroke: line,
        strokeWidth: 7,
        strokeLinecap: 'round',
      });
    return (
      path(lens, { fill: mix(skin, '#ffffff', 0.75) }) +
      circle(x + look, 407, 17, { fill: line }) +
      path(lid, { fill: 'none', stroke: line, strokeWidth: 8, strokeLinecap: 'round' })
    );
  };
  const drawBrow = (x: number, side: number) =>
    path(`M${x - 44} ${362 + side * 4}Q${x} ${336} ${x + 44} ${362 - side * 4}`, {
      fill: 'none',
      stroke: line,
      strokeWidth: 9,
      strokeLinecap: 'round',
    });
  const offset = half * 0.47;
  const lips = rnd.int(0, 1)
    ? path('M452 566Q478 548 500 558Q522 548 548 566Q500 600 452 566Z', { fill: line })
    : path('M458 566Q500 586 542 566', { fill: 'none', stroke: line, strokeWidth: 9, strokeLinecap: 'round' });
  return [
    drawEye(500 - offset),
    drawEye(500 + offset),
    drawBrow(500 - offset, 1),
    drawBrow(500 + offset, -1),
    path('M506 400C512 440 532 478 526 496C518 508 492 508 482 498', {
      fill: 'none',
      stroke: line,
      strokeWidth: 7,
      strokeLinecap: 'round',
    }),
    lips,
  ].join('');
}

const drawGlasses = (half: number, stroke: string) =>
  group(
    { fill: 'none', stroke, strokeWidth: 9 },
    circle(500 - half * 0.47, 410, 62),
    circle(500 + half * 0.47, 410, 62),
    path(`M${500 - half * 0.47 + 62} 404Q500 388 ${500 + half * 0.47 - 62} 404`),
  );

function drawClothPattern(rnd: Random, ink: string, id: string): string {
  const clip = el(
    'clipPath',
    { id },
    path('M150 1010C150 800 330 740 440 712C470 760 530 760 560 712C670 740 850 800 850 1010Z'),
  );
  const kind = rnd.int(0, 3);
  if (kind === 0) return '';
  const marks = Array.from({ length: kind === 1 ? 9 : 90 }, (_, i) =>
    kind === 1
      ? rect(100, 730 + i * 34, 800, 15, { fill: ink })
      : kind === 2
        ? circle(130 + (i % 13) * 60 + (Math.floor(i / 13) % 2) * 30, 740 + Math.floor(i / 13) * 44, 9, { fill: ink })
        : path(`M${120 + (i % 15) * 54} ${750 + Math.floor(i / 15) * 50}l18 -16l18 16`, {
            fill: 'none',
            stroke: ink,
            strokeWidth: 6,
          }),
  );
  return clip + group({ 'clip-path': `url(#${id})` }, ...marks);
}
