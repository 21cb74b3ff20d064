// The statement of a project for a period, by item and currency.
import { formatDate } from '#domain/dates.ts';
import { getFormatLocale } from '#domain/language.ts';
import { getCurrencyDecimals } from '#domain/money.ts';
import { SHOP_NAME } from '#domain/shop-name.ts';
import type { Language } from '#generated/enums.ts';
import type { ProjectStatement } from '#generated/schemas.ts';
import { type Doc, INK, drawRule, type TextStyle, drawText } from '#server/core/documents/pdf-canvas.ts';
import { PAPER, renderSheet } from '#server/core/documents/sheets.ts';
import { type Words, loadWords } from '#server/core/documents/words.ts';

interface StatementPaper {
  project: { readonly id: number; readonly name: string; readonly artist_name: string };
  statement: ProjectStatement;
  lang: Language;
  /** Time of creation. */
  made: Date;
  /** Day of creation, 'YYYY-MM-DD'. */
  day: string;
}

const [WIDTH, HEIGHT] = PAPER.a4;
const LEFT = 56;
const RIGHT = WIDTH - 56;
const BOTTOM = HEIGHT - 90;
const ROW = 20;
const QUIET: TextStyle = { size: 8, color: INK.quiet };
/** Right edges of the columns. */
const EDGES = {
  sold: LEFT + 172,
  returned: LEFT + 212,
  gross: LEFT + 276,
  refunds: LEFT + 330,
  vat: LEFT + 378,
  fee: LEFT + 426,
  due: RIGHT,
} as const;
const COLUMNS = Object.keys(EDGES) as (keyof typeof EDGES)[];

/** Renders the statement as PDF. */
export async function renderStatement(paper: StatementPaper): Promise<Buffer> {
  const words = await loadWords(paper.lang);
  const title = `${words.t('statement.title')} ${paper.project.name}`;
  const sheet = { title, paper: 'a4', made: paper.made, lang: paper.lang } as const;
  return renderSheet(sheet, (doc) => drawStatement(doc, paper, words));
}

function drawStatement(doc: Doc, paper: StatementPaper, words: Words): void {
  const { statement } = paper;
  let y = drawHead(doc, paper, words);
  if (statement.sums.length === 0) drawText(doc, words.t('statement.nothing'), LEFT, y + 8, { size: 10 });
  for (const sums of statement.sums) {
    // the currency is in the column heads
    const digits = getCurrencyDecimals(sums.currency);
    const numberFormat = new Intl.NumberFormat(getFormatLocale(words.lang), {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    const formatAmount = (amount: number) => numberFormat.format(amount);
    y = drawColumns(doc, y, sums.currency, words);
    for (const row of sums.rows) {
      if (y + ROW * 2 > BOTTOM) {
        doc.addPage();
        y = drawColumns(doc, 52, sums.currency, words);
      }
      drawText(doc, row.item_name ?? `#${row.item_id}`, LEFT, y, { width: 130, lines: 1 });
      drawFigures(doc, row, y, formatAmount);
      y += ROW;
    }
    drawRule(doc, LEFT, y - 4, RIGHT - LEFT, { weight: 1, color: INK.text });
    drawText(doc, words.t('statement.total'), LEFT, y + 2, { weight: 'bold' });
    drawFigures(doc, sums, y + 2, formatAmount, { weight: 'bold' });
    y += ROW * 2;
  }
  drawFoot(doc, paper, words);
}

function drawHead(doc: Doc, { project, statement, day }: StatementPaper, { t, lang, percent }: Words): number {
  const formatDay = (text: string) => formatDate(text, getFormatLocale(lang));
  drawText(doc, SHOP_NAME, LEFT, 50, { size: 13, weight: 'bold' });
  drawText(doc, t('statement.title'), LEFT, 72, { size: 20, weight: 'bold' });
  drawText(doc, `${project.name} – ${project.artist_name}`, LEFT, 108, { size: 12, width: RIGHT - LEFT });
  const list = new Intl.ListFormat(getFormatLocale(lang), { type: 'conjunction' });
  const facts = [
    t('statement.period', { from: formatDay(statement.from), to: formatDay(statement.to) }),
    t('statement.fee_rate', { rate: list.format(statement.fee_rates.map(percent)) }),
    t('statement.made_on', { day: formatDay(day) }),
  ];
  return drawText(doc, facts.join('\n'), LEFT, 130, { ...QUIET, size: 9 }) + 24;
}

function drawColumns(doc: Doc, y: number, currency: string, { t }: Words): number {
  drawText(doc, currency, LEFT, y, { ...QUIET, weight: 'bold' });
  for (const name of COLUMNS)
    drawText(doc, t(`statement.${name}`), EDGES[name] - 80, y, { ...QUIET, width: 80, align: 'right' });
  drawRule(doc, LEFT, y + 14, RIGHT - LEFT);
  return y + 22;
}

type Figures = Pick<ProjectStatement['sums'][number], keyof typeof EDGES>;

function drawFigures(
  doc: Doc,
  figures: Figures,
  y: number,
  formatAmount: (amount: number) => string,
  style: TextStyle = {},
) {
  for (const name of COLUMNS) {
    const isCount = name === 'sold' || name === 'returned';
    const text = isCount ? String(figures[name]) : formatAmount(figures[name]);
    drawText(doc, text, EDGES[name] - 80, y, { size: 8.5, ...style, width: 80, align: 'right' });
  }
}

function drawFoot(doc: Doc, { project }: StatementPaper, { t }: Words): void {
  drawRule(doc, LEFT, HEIGHT - 66, RIGHT - LEFT, { weight: 0.4 });
  drawText(doc, t('statement.note', { number: project.id }), LEFT, HEIGHT - 58, {
    ...{ size: 7, color: INK.quiet },
    ...{ width: RIGHT - LEFT, align: 'center' },
  });
}
