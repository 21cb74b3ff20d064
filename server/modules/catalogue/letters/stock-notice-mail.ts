import { getProjectParams } from '#domain/catalogue/project-links.ts';
import type { Context } from '#server/core/api/handler.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { button, notice as smallPrint, paragraph } from '#server/core/mail/blocks.ts';
import { writeLetter } from '#server/core/mail/compose-mail.ts';
import { pageUrl } from '#server/core/mail/links.ts';
import type { projects } from '../catalogue.table.ts';
import type { StockNoticeRow } from '../stock-notices.table.ts';

interface RestockedItem {
  readonly name: string;
  readonly project: Pick<typeof projects.$inferSelect, 'id' | 'name' | 'artist_name' | 'category'>;
}

/** Mails a visitor that an item is in stock again, with a link that cancels further notices. Returns the mail's id. */
export const mailStockNotice = (
  tx: Queryable,
  context: Context,
  notice: StockNoticeRow,
  { name, project }: RestockedItem,
): Promise<number> =>
  writeLetter(
    tx,
    context,
    notice,
    ({ t, ...reader }) => {
      const values = { project: project.name, artist: project.artist_name, item: name };
      return {
        ...{ template: 'back_in_stock', values, name: null },
        blocks: [
          paragraph(t('back_in_stock.intro', values)),
          paragraph(t('back_in_stock.once')),
          button(t('back_in_stock.see'), pageUrl(reader, 'project', getProjectParams(project))),
        ],
        postscript: [
          smallPrint(t('back_in_stock.cancel')),
          button(t('back_in_stock.cancel_action'), pageUrl(reader, 'stockNotice', { token: notice.token })),
        ],
      };
    },
    { project_id: project.id },
  );
