import { formatDate } from '#domain/dates.ts';
import { formatLocale } from '#domain/language.ts';
import { SHOP_NAME } from '#domain/shop-name.ts';
import type { Language } from '#generated/enums.ts';
import { createTranslator } from '#locales/translate.ts';
import type { ClientRow } from '#server/modules/accounts/index.ts';
import type { HeldRows } from './held-rows.ts';
import { html } from '#server/core/mail/html.ts';
import { toSeconds } from '#server/core/api/wire.ts';

interface Page {
  client: ClientRow;
  held: readonly HeldRows[];
  lang: Language;
  now: Date;
}

/** Renders personal data as an HTML page: a table for each kind of record, without empty columns. */
export async function renderClientPage({ client, held, lang, now }: Page): Promise<string> {
  const { t } = await createTranslator(lang, ['common', 'mail']);
  const title = t('data_page.title', { ns: 'mail', name: client.name });
  const date = formatDate(toSeconds(now), formatLocale(lang));
  const page = html`<!doctype html>
    <html lang="${lang}">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>${title}</title>
      <style>
        body {
          font:
            15px/1.5 system-ui,
            sans-serif;
          max-width: 1100px;
          margin: 32px auto;
          padding: 0 16px;
        }
        div {
          overflow-x: auto;
        }
        table {
          border-collapse: collapse;
        }
        th,
        td {
          border: 1px solid #ccc;
          padding: 4px 8px;
          text-align: left;
          vertical-align: top;
          max-width: 420px;
          overflow-wrap: anywhere;
        }
        th {
          background: #f3f0ea;
        }
      </style>
      <h1>${title}</h1>
      <p>${t('data_page.intro', { ns: 'mail', shop: SHOP_NAME, date })}</p>
      ${held.map(({ kind, name, rows }) => {
        const columns = [
          ...new Set(rows.flatMap((row) => Object.keys(row).filter((key) => formatValue(row[key]) !== ''))),
        ];
        return html`<h2>${t(`enums.HoldingKind.${kind}`)} (${name}, ${rows.length})</h2>
          <div>
            <table>
              <tr>
                ${columns.map((column) => html`<th>${t(`fields.${column}`, { defaultValue: column })}</th>`)}
              </tr>
              ${rows.map(
                (row) =>
                  html`<tr>
                    ${columns.map((column) => html`<td>${formatValue(row[column])}</td>`)}
                  </tr>`,
              )}
            </table>
          </div>`;
      })}
    </html>`;
  return page.text;
}

function formatValue(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
