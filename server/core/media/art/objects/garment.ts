/** T-shirt and hoodie with the artwork printed on the chest. */
import { darken, lighten, computeLuminance } from '../color.ts';
import { createSvg, el, group, path, rect, SIDE } from '../svg.ts';
import { defineBlur, defineLinearGradient } from '../texture.ts';
import { drawImage, defineShadow } from './parts.ts';

export interface GarmentParts {
  kind: 't-shirt' | 'hoodie';
  cloth: string;
  /** Print, as a data URI. */
  print: string;
}

const TEE =
  'M352 92C392 150 608 150 648 92L742 126C800 148 836 190 858 246L946 424L818 492L766 398C758 520 764 760 772 914C690 940 310 940 228 914C236 760 242 520 234 398L182 492L54 424L142 246C164 190 200 148 258 126Z';
const HOOD =
  'M330 196C300 96 392 30 500 30C608 30 700 96 670 196C720 214 776 240 806 292C846 372 884 640 902 812L812 842L756 612C752 700 760 830 764 930C680 950 320 950 236 930C240 830 248 700 244 612L188 842L98 812C116 640 154 372 194 292C224 240 280 214 330 196Z';

/** Draws a garment, 1000 × 1000, on a transparent background. */
export function drawGarment({ kind, cloth, print }: GarmentParts): string {
  const outline = kind === 'hoodie' ? HOOD : TEE;
  const fold = computeLuminance(cloth) < 0.08 ? lighten(cloth, 0.22) : darken(cloth, 0.3);
  const edge = computeLuminance(cloth) < 0.08 ? lighten(cloth, 0.14) : darken(cloth, 0.16);
  const side = kind === 'hoodie' ? 250 : 330;
  const top = kind === 'hoodie' ? 330 : 262;
  return createSvg(
    SIDE,
    SIDE,
    defineShadow('drop', 2, 12, 14, 0.32),
    defineBlur('soft', 16, 10),
    defineBlur('crease', 5, 5),
    defineLinearGradient('cloth', 75, [0, lighten(cloth, 0.1)], [0.5, cloth], [1, darken(cloth, 0.12)]),
    el('clipPath', { id: 'body' }, path(outline)),
    path(outline, { fill: 'url(#cloth)', filter: 'url(#drop)' }),
    group({ 'clip-path': 'url(#body)', fill: 'none', stroke: fold, strokeLinecap: 'round' }, drawFolds(kind)),
    drawImage(print, { x: 500 - side / 2, y: top, width: side, height: side }, { opacity: 0.95 }),
    rect(500 - side / 2, top, side, side, { fill: cloth, opacity: 0.07 }),
    kind === 'hoodie' ? drawHoodie(cloth, edge) : drawTee(edge, cloth),
    path(outline, { fill: 'none', stroke: darken(cloth, 0.35), strokeOpacity: 0.35, strokeWidth: 2 }),
  );
}

function drawFolds(kind: GarmentParts['kind']): string {
  const long =
    kind === 'hoodie'
      ? [
          'M250 420C262 560 250 760 262 930',
          'M750 420C738 560 750 760 738 930',
          'M196 380C210 520 170 700 150 820',
          'M804 380C790 520 830 700 850 820',
        ]
      : [
          'M262 400C290 560 262 740 286 930',
          'M738 400C710 560 738 740 714 930',
          'M330 720C360 800 350 870 340 930',
          'M650 700C630 800 660 860 670 930',
        ];
  const short =
    kind === 'hoodie'
      ? []
      : [
          'M240 400C236 330 226 280 210 240',
          'M760 400C764 330 774 280 790 240',
          'M150 300C170 350 180 400 184 460',
          'M850 300C830 350 820 400 816 460',
        ];
  return (
    group({ filter: 'url(#soft)', strokeWidth: 26, opacity: 0.42 }, ...long.map((d) => path(d))) +
    group({ filter: 'url(#crease)', strokeWidth: 8, opacity: 0.4 }, ...short.map((d) => path(d)))
  );
}

function drawTee(edge: string, cloth: string): string {
  return [
    path('M352 92C392 150 608 150 648 92C630 82 612 78 600 76C560 112 440 112 400 76C388 78 370 82 352 92Z', {
      fill: darken(cloth, 0.3),
    }),
    path('M352 92C392 150 608 150 648 92L662 97C614 182 386 182 338 97Z', { fill: edge }),
    group(
      { fill: 'none', stroke: edge, strokeWidth: 3, strokeDasharray: '7 5' },
      path('M72 434L190 494'),
      path('M928 434L810 494'),
      path('M232 896C316 922 684 922 768 896'),
    ),
  ].join('');
}

function drawHoodie(cloth: string, edge: string): string {
  const inside = darken(cloth, 0.42);
  return [
    path('M372 214C352 124 420 74 500 74C580 74 648 124 628 214C590 262 540 284 500 290C460 284 410 262 372 214Z', {
      fill: inside,
    }),
    path('M372 214C352 124 420 74 500 74C580 74 648 124 628 214C590 262 540 284 500 290C460 284 410 262 372 214Z', {
      fill: 'none',
      stroke: edge,
      strokeWidth: 14,
    }),
    path('M330 196C372 270 440 300 500 304C560 300 628 270 670 196', { fill: 'none', stroke: edge, strokeWidth: 5 }),
    group(
      { fill: 'none', stroke: '#f3efe6', strokeWidth: 8, strokeLinecap: 'round' },
      path('M452 284C446 330 450 372 444 420'),
      path('M548 284C554 330 550 372 556 408'),
    ),
    path('M334 640H666L726 830C700 838 300 838 274 830Z', {
      fill: cloth,
      stroke: edge,
      strokeWidth: 5,
      strokeLinejoin: 'round',
    }),
    rect(236, 896, 528, 12, { fill: edge, opacity: 0.7 }),
  ].join('');
}
