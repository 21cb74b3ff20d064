import { ConversationStatus } from '#generated/enums.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { StatusChip } from '#storefront/ui/StatusChip.tsx';

/** The status of a conversation in the words of the customer. */
export function ConversationStatusChip({ status }: { readonly status: ConversationStatus }) {
  const { t } = useTexts();
  return (
    <StatusChip color={ConversationStatus.colors[status]}>
      {t(status === 'open' ? 'account.messages_waiting' : `enums.ConversationStatus.${status}`)}
    </StatusChip>
  );
}
