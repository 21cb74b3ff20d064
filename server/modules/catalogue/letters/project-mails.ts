import { SHOP_NAME } from '#domain/shop-name.ts';
import type { ProjectStep } from '#generated/enums.ts';
import type { ProjectOwner } from '#generated/schemas.ts';
import type { Context } from '#server/core/api/handler.ts';
import type { projects } from '../catalogue.table.ts';
import { button, paragraph, quote } from '#server/core/mail/blocks.ts';
import { writeLetter } from '#server/core/mail/compose-mail.ts';
import type { Letter } from '#server/core/mail/letter.ts';
import { pageUrl } from '#server/core/mail/links.ts';
import type { Queryable } from '#server/core/database/database.ts';

interface StepMail {
  readonly project: Pick<typeof projects.$inferSelect, 'id' | 'name'>;
  readonly step: ProjectStep;
  readonly owner: Omit<ProjectOwner, 'id'>;
  /** A message of the staff member. */
  readonly message?: string | null;
}

/** Mails the artist about a project's step. Returns the mail's id. */
export const mailStep = (tx: Queryable, context: Context, mail: StepMail): Promise<number> =>
  writeLetter(tx, context, mail.owner, createStepLetter(mail), { project_id: mail.project.id });

/** Creates the letter about a step of a project. */
export const createStepLetter =
  ({ project, step, owner, message }: StepMail): Letter =>
  ({ t, ...reader }) => {
    const template = `project_${step}` as const;
    const values = { project: project.name };
    const intro = t(`${template}.intro`, values);
    return {
      ...{ template, values, name: owner.name, preview: intro },
      blocks: [
        paragraph(intro),
        quote(message),
        paragraph(t(`${template}.next`)),
        button(t('common.account'), pageUrl(reader, 'account')),
      ],
      closing: 'questions',
      footer: t('project_common.footer', { shop: SHOP_NAME }),
    };
  };
