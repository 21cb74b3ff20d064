import { eq } from 'drizzle-orm';
import { Readable } from 'node:stream';
import type { Dispute } from '#generated/schemas.ts';
import type { Answer, Call, Handlers } from '#server/core/api/handler.ts';
import { notFound, problem } from '#server/core/problems/problem.ts';
import { disputes } from './disputes.table.ts';
import { answerDispute, lockDispute, moveDispute } from './move-dispute.ts';
import { inTransaction } from '#server/core/database/database.ts';
import { defineResource } from '#server/resources/define-resource.ts';
import { DOCUMENT, findPrivateFile, getUploadStore } from '#server/core/uploads/find-upload.ts';
import { assignUpload } from '#server/core/uploads/assign-upload.ts';

/** Submits the evidence to the provider. Throws 409 after the deadline and when it was submitted before. */
async function adminSubmitEvidence(call: Call<'adminSubmitEvidence'>): Promise<Dispute> {
  const { context, params, body, user } = call;
  const { evidence, evidence_files = [] } = body;
  const dispute = await inTransaction(context.db, async (tx) => {
    const { dispute: before, provider } = await lockDispute(tx, context, params.id);
    const now = context.now();
    if (before.due_at && before.due_at <= now) throw problem(409, 'dispute_overdue');
    const submission = { evidence, evidence_files, submitted_at: now, submitted_by: user?.id ?? null };
    const after = await moveDispute(tx, call, before, { status: 'under_review', ...submission });
    for (const key of evidence_files) {
      const file = { purpose: 'dispute_evidence', field: 'evidence_files', before: null, after: key } as const;
      await assignUpload(tx, { ...file, record: toFileOwner(before.id) }, call);
    }
    // last, so that a refusal of the provider rolls back the transaction
    await provider.answerDispute(before.provider_id, evidence, context);
    return after;
  });
  return answerDispute(call, dispute);
}

const toFileOwner = (id: number): string => `disputes/${id}`;

async function adminAcceptDispute(call: Call<'adminAcceptDispute'>): Promise<Dispute> {
  const { context, params } = call;
  const dispute = await inTransaction(context.db, async (tx) => {
    const { dispute: before, provider } = await lockDispute(tx, context, params.id);
    if (before.status !== 'needs_response') throw problem(409, 'dispute_answered');
    const after = await moveDispute(tx, call, before, { status: 'lost' });
    if (!context.isPreview) await provider.acceptDispute(before.provider_id, context);
    return after;
  });
  return answerDispute(call, dispute);
}

async function adminRecordOutcome(call: Call<'adminRecordOutcome'>): Promise<Dispute> {
  const { context, params, body } = call;
  const { status, note } = body;
  const dispute = await inTransaction(context.db, async (tx) => {
    const { dispute: before } = await lockDispute(tx, context, params.id);
    if (before.status !== 'under_review') throw problem(409, 'dispute_not_answered');
    return moveDispute(tx, call, before, { status }, { note });
  });
  return answerDispute(call, dispute);
}

/** Streams a file of the evidence. Throws 404. */
async function adminGetEvidenceFile(call: Call<'adminGetEvidenceFile'>): Promise<Answer<'adminGetEvidenceFile'>> {
  const { context, params, reply } = call;
  const [dispute] = await context.db.select().from(disputes).where(eq(disputes.id, params.id));
  if (!dispute?.evidence_files.includes(params.key)) throw notFound();
  const file = await findPrivateFile(context.db, params.key, toFileOwner(dispute.id));
  reply.header('content-type', 'application/octet-stream');
  reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`);
  const bytes: unknown = Readable.toWeb(getUploadStore(context).readKept(file.id, DOCUMENT));
  return bytes as Answer<'adminGetEvidenceFile'>;
}

export const disputesResource = defineResource('disputes', { table: disputes });

export const disputesHandlers = {
  ...disputesResource.handlers,
  adminSubmitEvidence,
  adminAcceptDispute,
  adminRecordOutcome,
  adminGetEvidenceFile,
} as const satisfies Partial<Handlers>;
