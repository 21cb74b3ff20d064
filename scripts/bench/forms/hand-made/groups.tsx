import { t } from '../words.ts';
import { SideBySide } from './layout.tsx';
import { countries, currencies, languages, projectTypes, roles, sleeves, steps, visibilities } from './lists.ts';
import { CheckboxRow, MoneyRow, NumberRow, SelectRow, SwitchRow, TextRow } from './rows.tsx';
import { min, max, email, latin, maxLength, minLength, url, matching } from './rules.ts';

/** Number of the copy of the fifty fields. */
interface Props {
  copy: number;
}

export function Contact({ copy }: Props) {
  return (
    <>
      <SideBySide>
        <TextRow name={`firstname_${copy}`} label={t('fields.firstname')} rules={maxLength(60)} />
        <TextRow name={`lastname_${copy}`} label={t('fields.lastname')} rules={maxLength(60)} />
      </SideBySide>
      <TextRow name={`company_${copy}`} label={t('fields.company')} rules={maxLength(120)} />
      <SideBySide>
        <TextRow
          name={`email_${copy}`}
          label={t('fields.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          rules={email}
        />
        <TextRow
          name={`phone_${copy}`}
          label={t('fields.phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          rules={maxLength(30)}
        />
      </SideBySide>
      <SelectRow name={`lang_${copy}`} label={t('fields.lang')} options={languages()} />
      <SelectRow name={`role_${copy}`} label={t('fields.role')} options={roles()} />
      <TextRow name={`comment_${copy}`} label={t('fields.comment')} multiline rules={maxLength(1000)} />
      <CheckboxRow name={`newsletter_${copy}`} label={t('fields.newsletter')} />
      <SwitchRow name={`notify_${copy}`} label={t('fields.notify')} />
    </>
  );
}

export function Address({ copy }: Props) {
  return (
    <>
      <TextRow name={`address_${copy}`} label={t('fields.address')} rules={{ ...maxLength(100), ...latin }} />
      <TextRow name={`address2_${copy}`} label={t('fields.address2')} rules={{ ...maxLength(100), ...latin }} />
      <SideBySide>
        <TextRow name={`zip_code_${copy}`} label={t('fields.zip_code')} rules={matching(/^[0-9A-Z -]{3,10}$/)} />
        <TextRow name={`city_${copy}`} label={t('fields.city')} rules={latin} />
      </SideBySide>
      <SelectRow name={`country_id_${copy}`} label={t('fields.country_id')} options={countries()} />
      <TextRow name={`pickup_${copy}`} label={t('fields.pickup')} rules={maxLength(60)} />
      <TextRow name={`link_${copy}`} label={t('fields.link')} type="url" inputMode="url" rules={url} />
      <TextRow
        name={`artist_facebook_${copy}`}
        label={t('fields.artist_facebook')}
        type="url"
        inputMode="url"
        rules={url}
      />
      <TextRow
        name={`artist_instagram_${copy}`}
        label={t('fields.artist_instagram')}
        type="url"
        inputMode="url"
        rules={url}
      />
      <CheckboxRow name={`is_gift_${copy}`} label={t('fields.is_gift')} />
    </>
  );
}

export function Project({ copy }: Props) {
  return (
    <>
      <TextRow name={`title_${copy}`} label={t('fields.title')} rules={{ ...minLength(2), ...maxLength(200) }} />
      <SideBySide>
        <TextRow name={`artist_name_${copy}`} label={t('fields.artist_name')} rules={maxLength(120)} />
        <TextRow name={`label_name_${copy}`} label={t('fields.label_name')} rules={maxLength(120)} />
      </SideBySide>
      <TextRow
        name={`catalog_number_${copy}`}
        label={t('fields.catalog_number')}
        rules={matching(/^[A-Z]{2,5}-[0-9]{1,5}$/)}
      />
      <TextRow name={`barcode_${copy}`} label={t('fields.barcode')} rules={matching(/^[0-9]{12,13}$/)} />
      <SideBySide>
        <SelectRow name={`type_${copy}`} label={t('fields.type')} options={projectTypes()} />
        <SelectRow name={`sleeve_${copy}`} label={t('fields.sleeve')} options={sleeves()} />
      </SideBySide>
      <SelectRow name={`visibility_${copy}`} label={t('fields.visibility')} options={visibilities()} />
      <TextRow name={`description_en_${copy}`} label={t('fields.description_en')} multiline rules={maxLength(5000)} />
      <TextRow name={`description_fr_${copy}`} label={t('fields.description_fr')} multiline rules={maxLength(5000)} />
    </>
  );
}

export function Price({ copy }: Props) {
  const currency = `currency_${copy}`;
  return (
    <>
      <SelectRow name={currency} label={t('fields.currency')} options={currencies()} />
      <SideBySide>
        <MoneyRow
          name={`price_${copy}`}
          label={t('fields.price')}
          currency={currency}
          rules={{ ...min(1), ...max(10_000) }}
        />
        <MoneyRow
          name={`lowest_price_30d_${copy}`}
          label={t('fields.lowest_price_30d')}
          currency={currency}
          rules={min(0)}
        />
      </SideBySide>
      <MoneyRow name={`shipping_${copy}`} label={t('fields.shipping')} currency={currency} rules={min(0)} />
      <SideBySide>
        <NumberRow name={`vat_rate_${copy}`} label={t('fields.vat_rate')} end="%" rules={{ ...min(0), ...max(30) }} />
        <NumberRow name={`weight_${copy}`} label={t('fields.weight')} rules={min(Number.MIN_VALUE)} />
        <NumberRow
          name={`stock_${copy}`}
          label={t('fields.stock')}
          inputMode="numeric"
          rules={{ ...min(0), ...max(100_000) }}
        />
        <NumberRow name={`goal_${copy}`} label={t('fields.goal')} inputMode="numeric" rules={min(1)} />
      </SideBySide>
      <SwitchRow name={`pro_only_${copy}`} label={t('fields.pro_only')} />
      <CheckboxRow name={`preorders_${copy}`} label={t('fields.preorders')} />
    </>
  );
}

export function Staff({ copy }: Props) {
  return (
    <>
      <SideBySide>
        <TextRow name={`released_on_${copy}`} label={t('fields.released_on')} type="date" />
        <TextRow name={`ends_at_${copy}`} label={t('fields.ends_at')} type="date" />
      </SideBySide>
      <SelectRow name={`step_${copy}`} label={t('fields.step')} options={steps()} />
      <SideBySide>
        <NumberRow
          name={`days_min_${copy}`}
          label={t('fields.days_min')}
          inputMode="numeric"
          rules={{ ...min(0), ...max(60) }}
        />
        <NumberRow
          name={`days_max_${copy}`}
          label={t('fields.days_max')}
          inputMode="numeric"
          rules={{ ...min(0), ...max(60) }}
        />
      </SideBySide>
      <TextRow name={`tracking_number_${copy}`} label={t('fields.tracking_number')} rules={maxLength(40)} />
      <TextRow
        name={`tracking_link_${copy}`}
        label={t('fields.tracking_link')}
        type="url"
        inputMode="url"
        rules={url}
      />
      <TextRow name={`subject_${copy}`} label={t('fields.subject')} rules={maxLength(200)} />
      <TextRow name={`staff_note_${copy}`} label={t('fields.staff_note')} multiline rules={maxLength(2000)} />
      <TextRow name={`reason_${copy}`} label={t('fields.reason')} rules={maxLength(200)} />
    </>
  );
}
