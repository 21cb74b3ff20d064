// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { TimelineKind as TimelineKindChoices } from '../enums/TimelineKind.ts';
import { AuditEntryFields } from '../fields/AuditEntry.ts';
import { NoteFields } from '../fields/Note.ts';
import { PaymentFields } from '../fields/Payment.ts';
import { RefundFields } from '../fields/Refund.ts';
import { ShipmentFields } from '../fields/Shipment.ts';
import { TimelineMailFields } from '../fields/TimelineMail.ts';
import { TimelineUploadFields } from '../fields/TimelineUpload.ts';

const fields = [
  { name: 'kind', type: 'select', label: 'fields.event_kind', required: true, data: TimelineKindChoices },
  { name: 'id', type: 'integer', label: 'fields.id', required: true },
  { name: 'at', type: 'datetime', label: 'fields.at', required: true },
  { name: 'who', type: 'text', label: 'fields.who', nullable: true },
  { name: 'action', type: 'group', label: 'fields.action', schema: 'AuditEntry', items: AuditEntryFields },
  { name: 'mail', type: 'group', label: 'fields.mail', schema: 'TimelineMail', items: TimelineMailFields },
  { name: 'payment', type: 'group', label: 'fields.payment', schema: 'Payment', items: PaymentFields },
  { name: 'refund', type: 'group', label: 'fields.refund', schema: 'Refund', items: RefundFields },
  { name: 'parcel', type: 'group', label: 'fields.parcel', schema: 'Shipment', items: ShipmentFields },
  { name: 'note', type: 'group', label: 'fields.note', schema: 'Note', items: NoteFields },
  { name: 'upload', type: 'group', label: 'fields.upload', schema: 'TimelineUpload', items: TimelineUploadFields },
  { name: 'shared', type: 'checkbox', label: 'fields.shared' },
] as const satisfies readonly FieldDefinition[];

export const TimelineEntryFields: typeof fields & Makes<FormValues<'TimelineEntry'>> = fields;
