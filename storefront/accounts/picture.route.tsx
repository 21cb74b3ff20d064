import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from 'react-router';
import { saveForm } from '#storefront/app/api/save-form.ts';
import { buildPageMeta } from '#storefront/app/meta/page-meta.ts';
import { requireUser } from './require-user.server.ts';
import { redirectTo } from '#storefront/app/visit/redirect.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { savePicture } from './picture.server.ts';
import { PicturePage } from './PicturePage.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { picture = null } = await requireUser(context.get(visitContext), request);
  return { picture };
}

/** Saves the picture and redirects to the account. */
export async function action({ request, context }: ActionFunctionArgs) {
  const visit = context.get(visitContext);
  await requireUser(visit, request);
  return (await savePicture(visit, request)) ?? redirectTo(visit.path('/my-account'), 303);
}

/** Shows that the picture is saved, and keeps the form when the network or the server fails. */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return saveForm(() => serverAction<typeof action>());
}

export const meta: MetaFunction = (args) => buildPageMeta(args, { title: 'account.picture', index: false });

export default function Picture() {
  const { picture } = useLoaderData<typeof loader>();
  return <PicturePage picture={picture} problem={useActionData<typeof clientAction>()?.problem} />;
}
