import type { ResourceDefinition } from '#generated/definitions.ts';
import type { TimelineEntry } from '#generated/schemas.ts';
import { formatDateTime } from '#domain/dates.ts';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { useDefinition } from '#admin/api/use-definition.ts';
import { HistoryChanges } from '../show/HistoryChanges.tsx';
import {
  MailDetails,
  NoteDetails,
  ParcelDetails,
  PaymentDetails,
  RefundDetails,
  UploadDetails,
} from './entry-details.tsx';

interface Props {
  entry: TimelineEntry;
  resource: ResourceDefinition;
}

const DOTS = {
  placed: 'success.main',
  action: 'text.disabled',
  mail: 'info.main',
  payment: 'success.main',
  refund: 'error.main',
  parcel: 'info.main',
  note: 'warning.main',
  upload: 'success.main',
} as const satisfies Record<TimelineEntry['kind'], string>;

/** An entry of the timeline: what, who and when, with details below. */
export function TimelineItem({ entry, resource }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const { kind, at, who, action } = entry;
  return (
    <Box component="li" sx={ITEM}>
      <Box aria-hidden sx={{ ...DOT, bgcolor: DOTS[kind] }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" component="div" sx={LINE}>
          <span>
            <strong>
              {action && kind !== 'placed' ? formatAction(action, t) : formatKind(kind, resource.name, t)}
            </strong>
            {who && <Box component="span">{` · ${who}`}</Box>}
            {entry.shared && (
              <Visibility
                titleAccess={t('timeline.shared')}
                sx={{ fontSize: 15, ml: 0.75, color: 'text.secondary', verticalAlign: '-2px' }}
              />
            )}
          </span>
          <Box component="time" dateTime={new Date(at * 1000).toISOString()} sx={TIME}>
            {formatDateTime(at, locale)}
          </Box>
        </Typography>
        {action && <Changes resource={resource} entry={action} />}
        {entry.mail && <MailDetails mail={entry.mail} />}
        {entry.payment && <PaymentDetails payment={entry.payment} />}
        {entry.refund && <RefundDetails refund={entry.refund} />}
        {entry.parcel && <ParcelDetails parcel={entry.parcel} />}
        {entry.note && <NoteDetails note={entry.note} />}
        {entry.upload && <UploadDetails upload={entry.upload} />}
      </Box>
    </Box>
  );
}

/** Changed fields of an entry, which may belong to another resource, such as a part of the record. */
function Changes({ resource, entry }: { resource: ResourceDefinition; entry: NonNullable<TimelineEntry['action']> }) {
  const isOwn = entry.resource === resource.name;
  const other = useDefinition(isOwn ? undefined : entry.resource);
  const definition = isOwn ? resource : other;
  return definition && <HistoryChanges resource={definition} entry={entry} />;
}

/** Formats the kind of an entry; some resources have texts of their own. */
const formatKind = (kind: string, resource: string, t: (key: string, options?: object) => string): string =>
  t(`timeline.${kind}_${resource}`, { _: t(`timeline.${kind}`) });

function formatAction(
  { action, operation }: NonNullable<TimelineEntry['action']>,
  t: (key: string, options?: object) => string,
): string {
  const kind = t(`enums.AuditAction.${action}`);
  return action === 'action' && operation ? t(`actions.${operation}`, { _: kind }) : kind;
}

const ITEM = {
  display: 'flex',
  gap: 1.5,
  position: 'relative',
  pb: 1.5,
  // the line between the dots
  '&:not(:last-child)::before': {
    content: '""',
    position: 'absolute',
    left: 4,
    top: 14,
    bottom: -6,
    width: '1px',
    bgcolor: 'divider',
  },
} as const;

const DOT = { width: 9, height: 9, borderRadius: '50%', mt: '6px', flexShrink: 0, zIndex: 1 } as const;
const LINE = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  columnGap: 1,
  justifyContent: 'space-between',
} as const;
const TIME = { color: 'text.secondary', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const;
