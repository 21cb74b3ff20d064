import { useSubmit } from 'react-router';
import { UserPictureFields } from '#generated/fields/UserPicture.ts';
import type { Problem } from '#generated/schemas.ts';
import { SchemaForm } from '#forms-schema/SchemaForm.tsx';
import { SubmitButton } from '#forms-schema/SubmitButton.tsx';
import { describeProblem } from '#storefront/app/api/describe-problem.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { StorefrontForms } from '#storefront/ui/StorefrontForms.tsx';
import { Notice } from '#storefront/ui/Notice.tsx';
import { AccountLayout } from './AccountLayout.tsx';
import styles from './PicturePage.module.css';
import { uploads } from './upload-transport.ts';

interface PicturePageProps {
  readonly picture: string | null;
  /** the error of the last attempt */
  readonly problem: Problem | undefined;
}

/**
 * Changes the account's picture. The file is uploaded when it is chosen; without JavaScript it is posted with the
 * form.
 */
export function PicturePage({ picture, problem }: PicturePageProps) {
  const { t, path } = useTexts();
  const submit = useSubmit();
  const action = path('/my-account/picture');
  return (
    <AccountLayout>
      <h1>{t('account.picture')}</h1>
      <StorefrontForms transport={uploads}>
        {problem && !problem.errors?.length && <Notice kind="error" title={describeProblem(t, problem)} />}
        <SchemaForm
          method="post"
          action={action}
          encType="multipart/form-data"
          aria-label={t('account.picture')}
          definitions={UserPictureFields}
          values={{ picture }}
          errors={problem?.errors ?? []}
          onSubmit={(values) => submit(JSON.stringify(values), { method: 'post', action, encType: 'application/json' })}
        >
          <div className={styles.submit}>
            <SubmitButton size="large">{t('words.save')}</SubmitButton>
          </div>
        </SchemaForm>
      </StorefrontForms>
    </AccountLayout>
  );
}
