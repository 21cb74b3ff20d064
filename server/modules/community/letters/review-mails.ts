import { projectParams } from '#domain/catalogue/project-links.ts';
import { eq } from 'drizzle-orm';
import { users } from '#server/core/authentication/accounts.table.ts';
import type { Context } from '#server/core/api/handler.ts';
import { projects } from '#server/modules/catalogue/index.ts';
import { letter } from '#server/core/mail/letter.ts';
import { mailWords, writeMail } from '#server/core/mail/mail.ts';
import { pageUrl } from '#server/core/mail/links.ts';
import { link, words } from '#server/core/mail/parts.ts';
import type { Queryable } from '#server/core/database/database.ts';
import type { ReviewRow } from '../reviews.table.ts';

/** Mails the author of a review about its approval or refusal, in the account's language. */
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
  const { lang } = author;
  const { publicUrl } = context.config;
  const t = await mailWords(lang);
  const values = { project: project.name };
  const said = template === 'review_answered' ? review.answer : review.refusal_note;
  const parts = [
    words(t(`${template}.intro`, values)),
    words(`“${review.text}”`, true),
    ...(template === 'review_refused' ? [words(t(`${template}.because.${review.refusal ?? 'other'}`))] : []),
    ...(said ? [words(said)] : []),
    ...(template === 'review_refused' ? [words(t('review_refused.again'), true)] : []),
    link(t(`${template}.see`), pageUrl({ publicUrl, lang }, 'project', projectParams(project))),
  ];
  const written = letter({ t, lang, publicUrl, template, name: author.firstname ?? author.name, values }, parts);
  await writeMail(tx, context, { ...written, recipient: author.email, template });
}
