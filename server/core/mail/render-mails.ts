import type { MailTemplate } from '#generated/enums.ts';
import type { Context } from '#server/core/api/handler.ts';
import type { Message } from './mail.ts';
import type { MailRow } from './mails.table.ts';
import type { Queryable } from '#server/core/database/database.ts';

/** Loads what `rows`, all of one template, are about; returns what renders each of them, or nothing where that is gone. */
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

/** Whether a mail was queued without its text (`EMPTY_MESSAGE`). */
export const isUnrendered = ({ html }: Pick<MailRow, 'html'>): boolean => html === '';

/** A mail that cannot be rendered stays empty, so that it does not hold up the others of its batch. */
async function renderOr(
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

/** Renders the mails among `rows` that have no text yet; one that is about nothing any more or cannot be rendered stays empty. */
export async function renderMails(db: Queryable, context: Context, rows: readonly MailRow[]): Promise<MailRow[]> {
  const byTemplate = Map.groupBy(rows.filter(isUnrendered), ({ template }) => template);
  const rendered = new Map<number, Message>();
  for (const [template, some] of byTemplate) {
    const render = await context.extensions.mailRenderers[template]?.(db, context, some);
    if (render) for (const row of some) rendered.set(row.id, await renderOr(row, render, context));
  }
  return rows.map((row) => ({ ...row, ...rendered.get(row.id) }));
}
