import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { SHOP_NAME } from '#domain/shop-name.ts';
import type { SitePath } from '#domain/routes.ts';
import { Logo } from '#storefront/app/frame/Logo.tsx';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import styles from './LinkTree.module.css';
import { loadContentPage } from './page/load-content-page.server.ts';
import { buildContentMeta } from './page/page-meta.ts';

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadContentPage(request, context.get(visitContext));
}

export const meta: MetaFunction<typeof loader> = (args) => buildContentMeta(args, args.loaderData);

/** The page that the shop's profiles link to: a column of links without the site's frame. */
export default function LinkTree() {
  const { page } = useLoaderData<typeof loader>();
  return (
    <div className={styles.page}>
      <p className={styles.brand}>
        <Logo /> {SHOP_NAME}
      </p>
      <h1>{page.title}</h1>
      <p>{page.lead}</p>
      <ul>
        {page.links.map(({ to, text }) => (
          <li key={to}>
            <LocalLink to={to as SitePath}>{text}</LocalLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
