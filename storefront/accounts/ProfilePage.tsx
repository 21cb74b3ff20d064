import { useSubmit } from 'react-router';
import { UserDeliveryFields } from '#generated/fields/UserDelivery.ts';
import { UserProfileFields } from '#generated/fields/UserProfile.ts';
import type { CartCustomer, Problem } from '#generated/schemas.ts';
import { SchemaForm } from '#forms-schema/SchemaForm.tsx';
import { SubmitButton } from '#forms-schema/SubmitButton.tsx';
import { describeProblem } from '#storefront/app/api/describe-problem.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { Notice } from '#storefront/ui/Notice.tsx';
import { StorefrontForms } from '#storefront/ui/StorefrontForms.tsx';
import { AccountLayout } from './AccountLayout.tsx';
import type { ProfileForm, ProfileOutcome } from './profile.server.ts';
import styles from './SecurityPage.module.css';

interface ProfilePageProps {
  /** name and address of the account, as they fill in the checkout */
  readonly customer: CartCustomer;
  /** the result of the last form; failures of the network belong to none */
  readonly outcome: ProfileOutcome | { readonly problem: Problem } | undefined;
}

const FORMS = {
  profile: { definitions: UserProfileFields, title: 'account.name_title' },
  delivery: { definitions: UserDeliveryFields, title: 'account.delivery_title' },
} as const satisfies Record<ProfileForm, object>;

/** Name, phone number and delivery address of the account. */
export function ProfilePage({ customer, outcome }: ProfilePageProps) {
  const { t } = useTexts();
  const problem = outcome?.problem;
  return (
    <AccountLayout>
      <h1>{t('account.profile')}</h1>
      {problem && !problem.errors?.length && <Notice kind="error" title={describeProblem(t, problem)} />}
      <StorefrontForms>
        {(['profile', 'delivery'] as const).map((form) => (
          <ProfileSection
            key={form}
            {...{ form, customer }}
            outcome={outcome && 'form' in outcome && outcome.form === form ? outcome : undefined}
          />
        ))}
      </StorefrontForms>
    </AccountLayout>
  );
}

interface ProfileSectionProps {
  readonly form: ProfileForm;
  readonly customer: CartCustomer;
  readonly outcome: ProfileOutcome | undefined;
}

function ProfileSection({ form, customer, outcome }: ProfileSectionProps) {
  const { t, path } = useTexts();
  const submit = useSubmit();
  const { definitions, title } = FORMS[form];
  const action = path(`/my-account/profile?form=${form}`);
  return (
    <section className={styles.section}>
      <h2 id={form}>{t(title)}</h2>
      {form === 'delivery' && <p>{t('account.delivery_hint')}</p>}
      {outcome && !outcome.problem && <Notice kind="success" title={t('words.saved')} />}
      <SchemaForm
        method="post"
        action={action}
        aria-labelledby={form}
        definitions={definitions}
        values={form === 'delivery' ? { address: customer } : { ...customer }}
        errors={outcome?.problem?.errors ?? []}
        submitOnEnter
        onSubmit={(values) => submit(JSON.stringify(values), { method: 'post', action, encType: 'application/json' })}
      >
        <div className={styles.submit}>
          <SubmitButton size="large">{t('words.save')}</SubmitButton>
        </div>
      </SchemaForm>
    </section>
  );
}
