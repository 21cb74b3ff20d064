import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { parseId } from '#storefront/accounts/parse-id.ts';
import { loadRequired } from '#storefront/app/api/load.ts';
import { getTexts } from '#storefront/app/locale/texts.tsx';
import { buildPageMeta, getRootData } from '#storefront/app/meta/page-meta.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { ProfilePage } from './ProfilePage.tsx';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const visit = context.get(visitContext);
  const path = { id: parseId(params.id) };
  const query = { currency: visit.currency };
  const [profile, user] = await Promise.all([
    loadRequired(visit.api.GET('/users/{id}', { params: { path, query } })),
    visit.user(),
  ]);
  return { profile, newMessages: user?.id === profile.id ? (user.new_messages ?? 0) : undefined };
}

/** Search engines list profiles with records only; those of customers are thin. */
export const meta: MetaFunction<typeof loader> = (args) => {
  const profile = args.loaderData?.profile;
  if (!profile) return buildPageMeta(args, { title: 'user_profile.title', index: false });
  const { name, picture, projects } = profile;
  const image = picture ? `/storage/pictures/${encodeURIComponent(picture)}/preview.jpg` : undefined;
  const description = { text: getTexts(getRootData(args)?.language ?? 'en').t('user_profile.description', { name }) };
  return buildPageMeta(args, {
    title: { text: name },
    description,
    type: 'profile',
    image,
    index: projects.length > 0,
  });
};

export default function UserProfilePage() {
  return <ProfilePage {...useLoaderData<typeof loader>()} />;
}
