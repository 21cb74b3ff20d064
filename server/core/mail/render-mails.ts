import type { MailTemplate } from '#generated/enums.ts';
import type { Context } from '#server/core/api/handler.ts';
import type { Message } from './mail.ts';
import type { MailRow } from './mails.table.ts';
import type { Queryable } from '#server/core/database/database.ts';

/**
 * Loads the records of `rows`, all of one template. Returns a function that renders a row; undefined without record.
 */
export type MailRenderer = (
  db: Queryable,
  context: Context,
  rows: readonly MailRow[],
) => Promise<(row: MailRow) => Promise<Message> | undefined>;

declare module '#server/core/api/handler.ts' {
  interface Extensions {
    /** Renders mails that were queued without text (`EMPTY_MESSAGE`), by template. */
    readonly mailRenderers: Readonly<Partial<Record<MailTemplate, MailRenderer>>>;
  }
}

/** Whether a mail was queued without text (`EMPTY_MESSAGE`). */
export const isUnrendered = ({ html }: Pick<MailRow, 'html'>): boolean => html === '';

/** Renders a mail. On an error it stays empty, so that the others of its batch are sent. */
async function renderOrKeep(
  row: MailRow,
  render: (row: MailRow) => Promise<Message> | undefined,
  { log }: Pick<Context, 'log'>,
): Promise<Message> {
  try {
    return (await render(row)) ?? row;
  } catch (error) {
    log.error({ err: error, mail: row.id }, 'a mail could not be rendered');
    return row;
  }
}

/** Renders the mails without text among `rows`; those without record or with an error stay empty. */
export async function renderMails(db: Queryable, context: Context, rows: readonly MailRow[]): Promise<MailRow[]> {
  const rowsByTemplate = Map.groupBy(rows.filter(isUnrendered), ({ template }) => template);
  const messages = new Map<number, Message>();
  for (const [template, templateRows] of rowsByTemplate) {
    const render = await context.extensions.mailRenderers[template]?.(db, context, templateRows);
    if (render) for (const row of templateRows) messages.set(row.id, await renderOrKeep(row, render, context));
  }
  return rows.map((row) => ({ ...row, ...messages.get(row.id) }));
}
