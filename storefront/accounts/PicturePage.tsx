import { useSubmit } from 'react-router';
import { UserPictureFields } from '#generated/fields/UserPicture.ts';
import type { Problem } from '#generated/schemas.ts';
import { SchemaForm } from '#forms-schema/SchemaForm.tsx';
import { SubmitButton } from '#forms-schema/SubmitButton.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { FormsFrame } from '#storefront/ui/FormsFrame.tsx';
import { Notice } from '#storefront/ui/Notice.tsx';
import styles from './PicturePage.module.css';
import { uploads } from './upload-transport.ts';

interface PicturePageProps {
  readonly picture: string | null;
  /** why the last one was refused */
  readonly problem: Problem | undefined;
}

/** Changes the account's picture. It is sent while it is looked at; before JavaScript it goes with the form. */
export function PicturePage({ picture, problem }: PicturePageProps) {
  const { t, path } = useTexts();
  const submit = useSubmit();
  const action = path('/my-account/picture');
  return (
    <div className={styles.page}>
      <h1>{t('account.picture')}</h1>
      <FormsFrame transport={uploads}>
        {problem && !problem.errors?.length && <Notice kind="error" title={problem.detail ?? t('errors.unknown')} />}
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
      </FormsFrame>
    </div>
  );
}
