import type { users } from '#server/core/authentication/accounts.table.ts';
import { formatMonth } from '#domain/dates.ts';
import type { Context } from '#server/core/api/handler.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { button, paragraph } from '#server/core/mail/blocks.ts';
import { writeLetter } from '#server/core/mail/compose-mail.ts';
import { pageUrl } from '#server/core/mail/links.ts';
import type { savedCards } from '../saved-cards.table.ts';

type CardFacts = Pick<typeof savedCards.$inferSelect, 'card_brand' | 'card_last4' | 'card_expires'>;

/** Notifies an account of a saved card that expires. */
export const mailCardExpiring = (
  tx: Queryable,
  context: Context,
  user: Pick<typeof users.$inferSelect, 'email' | 'lang' | 'name'>,
  { card_brand, card_last4, card_expires }: CardFacts,
): Promise<number> =>
  writeLetter(tx, context, user, ({ t, locale, ...reader }) => {
    const values = {
      card: `${t(`common:enums.CardBrand.${card_brand}`)} •••• ${card_last4}`,
      month: formatMonth(`${card_expires}-01`, locale),
    };
    return {
      template: 'card_expiring',
      values,
      name: user.name,
      blocks: [
        paragraph(t('card_expiring.intro', values)),
        paragraph(t('card_expiring.action')),
        button(t('card_expiring.cards'), pageUrl(reader, 'cards')),
      ],
    };
  });
