import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { getCountryName } from '#domain/countries.ts';
import { SocialProvider } from '#generated/enums/SocialProvider.ts';
import { catchFailures } from '#storefront/app/api/catch-failures.ts';
import { loadRequired } from '#storefront/app/api/load.ts';
import { buildPageMeta } from '#storefront/app/meta/page-meta.ts';
import { readFields } from '#storefront/app/visit/read-body.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { requireUser } from './require-user.server.ts';
import { type SecurityOutcome, submitSecurityForm } from './security.server.ts';
import { SecurityPage } from './SecurityPage.tsx';

/** Services that are connected by hand: Google signs in by its verified e-mail address. */
const CONNECTABLE = SocialProvider.values.filter((provider) => provider !== 'google');

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext);
  const { has_password } = await requireUser(visit, request);
  const [sessions, authenticator, passkeys, identities, providers] = await Promise.all([
    loadRequired(visit.api.GET('/user/sessions')),
    loadRequired(visit.api.GET('/user/authenticator')),
    loadRequired(visit.api.GET('/user/passkeys')),
    loadRequired(visit.api.GET('/user/identities')),
    loadRequired(visit.api.GET('/auth/providers')),
  ]);
  return {
    hasPassword: has_password !== false,
    authenticator,
    passkeys,
    passkeySite: providers.passkeys,
    identities,
    connectable: CONNECTABLE.filter(
      (provider) => providers[provider] && !identities.some((own) => own.provider === provider),
    ),
    sessions: sessions.map(({ country_id, ...session }) => ({
      ...session,
      country: country_id ? getCountryName(country_id, visit.language) : null,
    })),
  };
}

/** Changes the password, the authenticator codes, the passkeys or the connected services, or ends sessions. */
export async function action({ request, context }: ActionFunctionArgs) {
  const visit = context.get(visitContext);
  const fields = await readFields(request);
  const { email } = await requireUser(visit, request);
  return submitSecurityForm(visit, email, fields);
}

/** Keeps the page when the network or the server fails. */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return catchFailures(() => serverAction<typeof action>());
}

export const meta: MetaFunction = (args) => buildPageMeta(args, { title: 'account.security', index: false });

export default function Security() {
  const outcome = useActionData<SecurityOutcome>();
  return <SecurityPage {...useLoaderData<typeof loader>()} outcome={outcome} />;
}
