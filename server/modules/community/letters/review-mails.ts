import { getProjectParams } from '#domain/catalogue/project-links.ts';
import { eq } from 'drizzle-orm';
import { users } from '#server/core/authentication/accounts.table.ts';
import type { Context } from '#server/core/api/handler.ts';
import { projects } from '#server/modules/catalogue/index.ts';
import { button, notice, paragraph } from '#server/core/mail/blocks.ts';
import { writeOptionalLetter } from '#server/core/mail/compose-mail.ts';
import { pageUrl } from '#server/core/mail/links.ts';
import type { Queryable } from '#server/core/database/database.ts';
import type { ReviewRow } from '../reviews.table.ts';

/** Notifies the author of the decision on a review, in the language of the account. Does nothing without an account. */
export async function mailAuthor(
  tx: Queryable,
  context: Context,
  review: ReviewRow,
  template: 'review_answered' | 'review_refused',
): Promise<void> {
  if (review.user_id === null) return;
  const [author] = await tx.select().from(users).where(eq(users.id, review.user_id));
  const [project] = await tx.select().from(projects).where(eq(projects.id, review.project_id));
  if (!author || !project) return;
  const values = { project: project.name };
  const isRefused = template === 'review_refused';
  const message = isRefused ? review.refusal_note : review.answer;
  await writeOptionalLetter(tx, context, author, 'reviews', ({ t, ...reader }) => ({
    ...{ template, values, name: author.firstname ?? author.name },
    blocks: [
      paragraph(t(`${template}.intro`, values)),
      notice(`“${review.text}”`),
      isRefused && paragraph(t(`${template}.because.${review.refusal ?? 'other'}`)),
      !!message && paragraph(message),
      isRefused && notice(t('review_refused.again')),
      button(t(`${template}.see`), pageUrl(reader, 'project', getProjectParams(project))),
    ],
  }));
}
