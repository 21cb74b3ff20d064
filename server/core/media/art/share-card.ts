/** Pictures for links in social networks: 1200 × 630, the size that they show uncropped. */
import { SHOP_NAME } from '#domain/shop-name.ts';
import { circle, createSvg, el, group, rect } from './svg.ts';
import { setBlock, setLine, wrapWords } from './type.ts';

export const SHARE_CARD_WIDTH = 1200;
const HEIGHT = 630;
/** The square picture on the left. */
const PICTURE = 630;
const LEFT = PICTURE + 56;
const TEXT_WIDTH = SHARE_CARD_WIDTH - LEFT - 56;
const MAX_TITLE_LENGTH = 110;

/** Colours of the shop's light theme. */
const PAPER = '#fbf8f3';
const INK = '#1b1713';
const MUTED = '#655c52';
const ACCENT = '#b83a12';

interface ShareCardTexts {
  readonly kicker: string;
  readonly title: string;
  readonly subtitle: string;
}

/** Shortens a text at a word. */
const shorten = (text: string, length: number): string =>
  text.length <= length ? text : `${wrapWords(text.split(' '), length)[0] ?? ''} …`;

/** Draws a card; without a picture, a record takes its place. */
export function drawShareCard({ kicker, title, subtitle }: ShareCardTexts, picture: string | undefined): string {
  const heading = setBlock(shorten(title, MAX_TITLE_LENGTH), {
    ...{ face: 'shopDisplay', fill: INK, x: LEFT, y: 132, width: TEXT_WIDTH, height: 270, maxSize: 72, leading: 1.08 },
  });
  return createSvg(
    SHARE_CARD_WIDTH,
    HEIGHT,
    rect(0, 0, SHARE_CARD_WIDTH, HEIGHT, { fill: PAPER }),
    picture
      ? el('image', {
          href: picture,
          x: 0,
          y: 0,
          width: PICTURE,
          height: HEIGHT,
          preserveAspectRatio: 'xMidYMid slice',
        })
      : rect(0, 0, PICTURE, HEIGHT, { fill: '#efe8dd' }) + drawRecord(PICTURE / 2, HEIGHT / 2, 240),
    setLine(shorten(kicker, 40), LEFT, 92, { face: 'shopText', size: 26, fill: ACCENT }),
    heading.svg,
    setLine(shorten(subtitle, 44), LEFT, heading.y + heading.height + 62, { face: 'shopText', size: 32, fill: MUTED }),
    drawRecord(LEFT + 22, HEIGHT - 72, 22),
    setLine(SHOP_NAME, LEFT + 60, HEIGHT - 61, { face: 'shopDisplay', size: 30, fill: INK }),
  );
}

/** The shop's mark: a record with a coloured label. */
function drawRecord(x: number, y: number, radius: number): string {
  const drawGroove = (share: number) =>
    circle(0, 0, share * radius, { fill: 'none', stroke: PAPER, strokeWidth: radius * 0.035, opacity: 0.5 });
  return group(
    { transform: `translate(${x} ${y})` },
    circle(0, 0, radius, { fill: INK }),
    ...[0.81, 0.66].map(drawGroove),
    circle(0, 0, radius * 0.41, { fill: ACCENT }),
    circle(0, 0, radius * 0.08, { fill: PAPER }),
  );
}
