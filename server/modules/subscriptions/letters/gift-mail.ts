import type { Language } from '#generated/enums.ts';
import type { Context } from '#server/core/api/handler.ts';
import { button, paragraph } from '#server/core/mail/blocks.ts';
import { writeLetter } from '#server/core/mail/compose-mail.ts';
import { pageUrl } from '#server/core/mail/links.ts';
import type { Queryable } from '#server/core/database/database.ts';
import type { BoxCodeRow } from '#server/modules/pricing/index.ts';

/** Mails the code of a gift box to its buyer. */
export async function mailGift(
  tx: Queryable,
  context: Context,
  { firstname, ...recipient }: { readonly email: string; readonly lang: Language; readonly firstname: string },
  { code, months, type, recipient: to, message, order_id }: BoxCodeRow,
): Promise<void> {
  await writeLetter(
    tx,
    context,
    recipient,
    ({ t, ...reader }) => {
      const box = t(`common:enums.BoxType.${type ?? 'vinyl'}`);
      const values = { code, count: months ?? 1, box, to: to ?? '', message: message ?? '' };
      return {
        ...{ template: 'box_gift', values, name: firstname },
        blocks: [
          paragraph(t('box_gift.intro', values)),
          paragraph(code),
          !!message && paragraph(t('box_gift.message', values)),
          paragraph(t('box_gift.redeem', values)),
          button(t('box_gift.page'), pageUrl(reader, 'gifts')),
        ],
      };
    },
    order_id === null ? {} : { order_id },
  );
}
