import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { buildShopLink } from '#domain/catalogue/project-links.ts';
import { chooseScheme } from '#domain/contrast.ts';
import type { Shop } from '#generated/schemas.ts';
import { loadRequired } from '#storefront/app/api/load.ts';
import { skipCartForms } from '#storefront/cart/skip-cart-forms.ts';
import { Footer } from '#storefront/app/frame/Footer.tsx';
import { Header } from '#storefront/app/frame/Header.tsx';
import type { FrameHandle } from '#storefront/app/frame/page-data.ts';
import { WhiteLabelFooter, WhiteLabelHeader } from '#storefront/app/frame/WhiteLabel.tsx';
import { buildPageMeta } from '#storefront/app/meta/page-meta.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { ArtistShopPage } from './ArtistShopPage.tsx';
import { loadListing } from '#storefront/catalogue/list.server.ts';
import styles from './look-preview.module.css';
import { usePreviewLook } from './preview-look.ts';

/** Number of projects in the preview. */
const PREVIEW_SIZE = 4;

/** Loads a shop's first projects. The back office embeds the page as preview of a theme. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext);
  const code = new URL(request.url).searchParams.get('shop') ?? '';
  const [shop, { list, ...listing }] = await Promise.all([
    loadRequired(visit.api.GET('/shops/{shop_code}', { params: { path: { shop_code: code } } })),
    loadListing(new Request(new URL('/', request.url)), visit, { shop_code: code }),
  ]);
  const projects = list.projects.slice(0, PREVIEW_SIZE);
  // the page itself has the colours being edited
  const whiteLabel = { ...shop, bg_color: null, font_color: null };
  return { shop, whiteLabel, ...listing, list: { ...list, projects, count: projects.length } };
}

export const shouldRevalidate = skipCartForms;

function PreviewHeader({ shop }: { shop: Shop }) {
  const look = usePreviewLook(shop);
  return look.white_label ? <WhiteLabelHeader shop={look} /> : <Header />;
}

function PreviewFooter({ shop }: { shop: Shop }) {
  const look = usePreviewLook(shop);
  return look.white_label ? <WhiteLabelFooter shop={look} /> : <Footer />;
}

export const handle: FrameHandle = { WhiteLabelHeader: PreviewHeader, WhiteLabelFooter: PreviewFooter };

export const meta: MetaFunction<typeof loader> = (args) =>
  buildPageMeta(args, { title: args.loaderData ? { text: args.loaderData.shop.name } : 'shop.title', index: false });

export default function LookPreview() {
  const { shop, ...listing } = useLoaderData<typeof loader>();
  const look = usePreviewLook(shop);
  const background = (look.white_label && look.bg_color) || undefined;
  return (
    <div
      className={`${styles.page} ${background ? styles.look : ''}`}
      style={{ background, color: (look.white_label && look.font_color) || undefined }}
      data-scheme={background && chooseScheme(background)}
    >
      <ArtistShopPage shop={look} base={buildShopLink(shop.code)} {...listing} />
    </div>
  );
}
