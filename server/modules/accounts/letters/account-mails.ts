import { getCountryName } from '#domain/countries.ts';
import { SHOP_TIME_ZONE } from '#domain/dates.ts';
import type { Country, Language, SocialProvider } from '#generated/enums.ts';
import type { Session } from '#generated/schemas.ts';
import type { users } from '#server/core/authentication/accounts.table.ts';
import type { Context } from '#server/core/api/handler.ts';
import { button, notice, paragraph } from '#server/core/mail/blocks.ts';
import { writeLetter } from '#server/core/mail/compose-mail.ts';
import { pageUrl } from '#server/core/mail/links.ts';
import type { Queryable } from '#server/core/database/database.ts';

type UserRow = typeof users.$inferSelect;

/** Formats a date and time in the shop's time zone. */
const formatMoment = (moment: Date, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: SHOP_TIME_ZONE }).format(moment);

/** Notifies an account of a changed password. */
export const mailPasswordChanged = (tx: Queryable, context: Context, user: UserRow): Promise<number> =>
  writeLetter(tx, context, user, ({ t, locale }) => {
    const values = { at: formatMoment(context.now(), locale) };
    return {
      template: 'password_changed',
      values,
      name: user.name,
      blocks: [paragraph(t('password_changed.intro', values)), notice(t('password_changed.not_you'))],
    };
  });

/** Notifies an account that authenticator codes were switched on or off. */
export const mailAuthenticator = (
  tx: Queryable,
  context: Context,
  user: UserRow,
  template: 'authenticator_on' | 'authenticator_off',
): Promise<number> =>
  writeLetter(tx, context, user, ({ t, locale, ...reader }) => {
    const values = { at: formatMoment(context.now(), locale) };
    return {
      template,
      values,
      name: user.name,
      blocks: [
        paragraph(t(`${template}.intro`, values)),
        paragraph(t(`${template}.not_you`)),
        button(t(`${template}.security`), pageUrl(reader, 'security')),
      ],
    };
  });

/** Notifies an account that staff has switched its authenticator codes off: who and why. */
export const mailAuthenticatorRemoved = (
  tx: Queryable,
  context: Context,
  user: UserRow,
  { by, reason }: Pick<Impersonation, 'by' | 'reason'>,
): Promise<number> =>
  writeLetter(tx, context, user, ({ t, locale, ...reader }) => {
    const values = { by, at: formatMoment(context.now(), locale) };
    return {
      template: 'authenticator_removed',
      values,
      name: user.name,
      blocks: [
        paragraph(t('authenticator_removed.intro', values)),
        paragraph(t('authenticator_removed.reason', { reason })),
        paragraph(t('authenticator_removed.not_you')),
        button(t('authenticator_removed.security'), pageUrl(reader, 'security')),
      ],
    };
  });

/** Notifies an account that a passkey was added or removed. */
export const mailPasskey = (
  tx: Queryable,
  context: Context,
  user: UserRow,
  template: 'passkey_added' | 'passkey_removed',
  passkey: string,
): Promise<number> =>
  writeLetter(tx, context, user, ({ t, locale, ...reader }) => {
    const values = { passkey, at: formatMoment(context.now(), locale) };
    return {
      template,
      values,
      name: user.name,
      blocks: [
        paragraph(t(`${template}.intro`, values)),
        paragraph(t(`${template}.not_you`)),
        button(t(`${template}.security`), pageUrl(reader, 'security')),
      ],
    };
  });

/** Notifies an account that another service signs in to it from now on. */
export const mailIdentityConnected = (
  tx: Queryable,
  context: Context,
  user: UserRow,
  provider: SocialProvider,
): Promise<number> =>
  writeLetter(tx, context, user, ({ t, locale, ...reader }) => {
    const values = { provider: t(`common:enums.SocialProvider.${provider}`), at: formatMoment(context.now(), locale) };
    return {
      template: 'identity_connected',
      values,
      name: user.name,
      blocks: [
        paragraph(t('identity_connected.intro', values)),
        paragraph(t('identity_connected.not_you')),
        button(t('identity_connected.security'), pageUrl(reader, 'security')),
      ],
    };
  });

interface SignUpLink {
  readonly email: string;
  readonly lang: Language;
  readonly token: string;
  readonly hours: number;
}

/**
 * Mails the confirmation link of a sign-up. Greets without a name, because the address may belong to another person.
 */
export const mailConfirmation = (
  tx: Queryable,
  context: Context,
  { token, hours, ...recipient }: SignUpLink,
): Promise<number> =>
  writeLetter(tx, context, recipient, ({ t, ...reader }) => ({
    template: 'sign_up',
    name: null,
    blocks: [
      paragraph(t('sign_up.intro')),
      button(t('sign_up.confirm'), pageUrl(reader, 'confirmEmail', { token })),
      paragraph(t('sign_up.until', { count: hours })),
      notice(t('sign_up.not_you')),
    ],
  }));

/** Mails a link to set a new password. */
export const mailPasswordLink = (
  tx: Queryable,
  context: Context,
  user: UserRow,
  { token, hours }: Pick<SignUpLink, 'token' | 'hours'>,
): Promise<number> =>
  writeLetter(tx, context, user, ({ t, ...reader }) => ({
    template: 'password_reset',
    name: user.name,
    blocks: [
      paragraph(t('password_reset.intro')),
      button(t('password_reset.choose'), pageUrl(reader, 'resetPassword', { token })),
      paragraph(t('password_reset.until', { count: hours })),
      notice(t('password_reset.not_you')),
    ],
  }));

/** Notifies an account of a sign-up with its address. */
export const mailAccountExists = (tx: Queryable, context: Context, user: UserRow): Promise<number> =>
  writeLetter(tx, context, user, ({ t, ...reader }) => ({
    template: 'account_exists',
    name: user.name,
    blocks: [
      paragraph(t('account_exists.intro')),
      user.password_hash
        ? button(t('account_exists.sign_in'), pageUrl(reader, 'sign'))
        : button(t('account_exists.set_password'), pageUrl(reader, 'forgotPassword')),
      notice(t('account_exists.not_you')),
    ],
  }));

interface NewDevice extends Pick<Session, 'browser' | 'system'> {
  readonly country?: Country | null | undefined;
}

/** Notifies an account of a sign-in from a new device. */
export const mailNewDevice = (
  tx: Queryable,
  context: Context,
  user: UserRow,
  { browser, system, country }: NewDevice,
): Promise<number> =>
  writeLetter(tx, context, user, ({ t, locale, ...reader }) => {
    const place = country && getCountryName(country, locale);
    const device = [browser, system, place].filter(Boolean).join(', ') || t('new_device.unknown');
    const values = { device, at: formatMoment(context.now(), locale) };
    return {
      template: 'new_device',
      values,
      name: user.name,
      blocks: [
        paragraph(t('new_device.intro', values)),
        paragraph(t('new_device.not_you')),
        button(t('new_device.devices'), pageUrl(reader, 'security')),
      ],
    };
  });

interface Impersonation {
  readonly by: string;
  readonly reason: string;
  readonly minutes: number;
}

/** Notifies a customer of an impersonation: who, when and why. */
export const mailImpersonated = (
  tx: Queryable,
  context: Context,
  user: UserRow,
  { by, reason, minutes }: Impersonation,
): Promise<number> =>
  writeLetter(tx, context, user, ({ t, locale }) => {
    const values = { by, minutes, at: formatMoment(context.now(), locale) };
    return {
      template: 'impersonated',
      values,
      name: user.name,
      blocks: [
        paragraph(t('impersonated.intro', values)),
        paragraph(t('impersonated.reason', { reason })),
        notice(t('impersonated.limits', values)),
      ],
    };
  });
