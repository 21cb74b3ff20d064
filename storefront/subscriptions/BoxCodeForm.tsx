import { Form, useNavigation } from 'react-router';
import { BoxCodeRequestFields } from '#generated/fields/BoxCodeRequest.ts';
import type { BoxCodeGift } from '#generated/schemas.ts';
import { describeProblem } from '#storefront/app/api/describe-problem.ts';
import { type Texts, useTexts } from '#storefront/app/locale/texts.tsx';
import button from '#storefront/ui/button.module.css';
import field from '#storefront/ui/Field.module.css';
import { Notice } from '#storefront/ui/Notice.tsx';
import styles from './BoxPage.module.css';
import type { BoxAnswer } from './change-box.server.ts';

const CODE = BoxCodeRequestFields.find(({ name }) => name === 'code');

/** Describes the benefit of a code: "3 free months" or "20 % off the next 3 payments". */
function describeGift(t: Texts['t'], { kind, months, percent, charges }: BoxCodeGift): string {
  if (kind === 'months') return t('my_box.gift_months', { count: months ?? 0 });
  return t('my_box.gift_percent', { percent: percent ?? 0, count: charges ?? 1 });
}

/** Checks a code, shows its benefit, and redeems it for the box. Keeps the code when it is rejected. */
export function BoxCodeForm({ id, answer }: { readonly id: number; readonly answer: BoxAnswer | undefined }) {
  const { t } = useTexts();
  const isBusy = useNavigation().state !== 'idle';
  const { code = '', gift } = answer ?? {};
  const problem = code === '' ? undefined : answer?.problem;
  const error = problem?.errors?.[0];
  return (
    <details className={styles.change} open={code !== ''}>
      <summary>{t('my_box.code')}</summary>
      <Form method="post" preventScrollReset className={styles.form}>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="intent" value={gift ? 'redeem_code' : 'check_code'} />
        {problem && (
          <Notice
            id={`code-error-${id}`}
            kind="error"
            title={(error && t.maybe(`errors.${error.code}`, error.params ?? {})) ?? describeProblem(t, problem)}
          />
        )}
        {gift && <Notice kind="success" title={describeGift(t, gift)} />}
        <label className={field.field}>
          <span>{t('my_box.code_label')}</span>
          <input
            className={field.input}
            name="code"
            required
            minLength={CODE?.minLength}
            maxLength={CODE?.maxLength}
            defaultValue={code}
            readOnly={gift !== undefined}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-invalid={problem !== undefined}
            aria-describedby={problem && `code-error-${id}`}
          />
        </label>
        <button className={button.secondary} disabled={isBusy}>
          {t(gift ? 'my_box.code_redeem' : 'my_box.code_check')}
        </button>
      </Form>
    </details>
  );
}
