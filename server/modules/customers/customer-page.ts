import { createElement, type ReactElement } from 'react';
import { formatDate } from '#domain/dates.ts';
import { getFormatLocale } from '#domain/language.ts';
import { SHOP_NAME } from '#domain/shop-name.ts';
import type { Language } from '#generated/enums.ts';
import { createTranslator } from '#locales/translate.ts';
import type { CustomerRow } from '#server/modules/accounts/index.ts';
import type { PersonalDataRows } from './held-rows.ts';
import { toSeconds } from '#server/core/api/wire.ts';

interface Page {
  customer: CustomerRow;
  personalData: readonly PersonalDataRows[];
  lang: Language;
  now: Date;
}

const STYLE_SHEET = `
body{font:15px/1.5 system-ui,sans-serif;max-width:1100px;margin:32px auto;padding:0 16px}
div{overflow-x:auto}
table{border-collapse:collapse}
th,td{border:1px solid #ccc;padding:4px 8px;text-align:left;vertical-align:top;max-width:420px;overflow-wrap:anywhere}
th{background:#f3f0ea}`;

/** Renders all data on a person as an HTML page: a table for each database table, without empty columns. */
export async function renderCustomerPage({ customer, personalData, lang, now }: Page): Promise<string> {
  const { t } = await createTranslator(lang, ['common', 'mail']);
  const { renderToStaticMarkup } = await import('react-dom/server');
  const title = t('data_page.title', { ns: 'mail', name: customer.name });
  const date = formatDate(toSeconds(now), getFormatLocale(lang));
  const page = createElement(
    'html',
    { lang },
    createElement(
      'head',
      null,
      createElement('meta', { charSet: 'utf-8' }),
      createElement('meta', { name: 'viewport', content: 'width=device-width' }),
      createElement('title', null, title),
      createElement('style', null, STYLE_SHEET),
    ),
    createElement(
      'body',
      null,
      createElement('h1', null, title),
      createElement('p', null, t('data_page.intro', { ns: 'mail', shop: SHOP_NAME, date })),
      personalData.map(({ kind, name, rows }) =>
        createElement(
          'section',
          { key: name },
          createElement('h2', null, `${t(`enums.PersonalDataKind.${kind}`)} (${name}, ${rows.length})`),
          createElement(
            'div',
            null,
            renderTable(rows, (column) => t(`fields.${column}`, { defaultValue: column })),
          ),
        ),
      ),
    ),
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

function renderTable(rows: PersonalDataRows['rows'], label: (column: string) => string): ReactElement {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row).filter((key) => toText(row[key]) !== '')))];
  const renderCells = (tag: 'th' | 'td', text: (column: string) => string) =>
    columns.map((column) => createElement(tag, { key: column }, text(column)));
  return createElement(
    'table',
    null,
    createElement(
      'tbody',
      null,
      createElement('tr', null, renderCells('th', label)),
      rows.map((row, index) =>
        createElement(
          'tr',
          { key: index },
          renderCells('td', (column) => toText(row[column])),
        ),
      ),
    ),
  );
}

function toText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
