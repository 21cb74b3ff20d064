import type { RaRecord } from 'react-admin';
import type { ColumnOverride } from '#admin/resource/define.ts';
import { EntryText, TranslatedText } from '#admin/resource/undo/EntryText.tsx';
import { RecordLink } from '#admin/resource/undo/RecordLink.tsx';

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Columns shared by lists of actions: readable names and a link to the record. */
export const ENTRY_COLUMNS = {
  id: { width: 84 },
  resource: {
    width: 130,
    render: ({ resource }: RaRecord) => (
      <TranslatedText textKey={`resources.${toText(resource)}`} fallback={toText(resource)} />
    ),
  },
  record_id: {
    flex: 1,
    align: 'left',
    hasLink: true,
    render: ({ resource, record_id }: RaRecord) => <RecordLink resource={toText(resource)} id={Number(record_id)} />,
  },
  operation: {
    width: 190,
    render: ({ operation, action = 'action' }: RaRecord) => <EntryText operation={toText(operation)} action={action} />,
  },
} as const satisfies Readonly<Record<string, ColumnOverride>>;
