import { buildMakerLink } from '#domain/catalogue/project-links.ts';
import type { MakerType } from '#generated/enums.ts';
import { getTexts } from '#storefront/app/locale/texts.tsx';
import { buildPageMeta, getRootData } from '#storefront/app/meta/page-meta.ts';
import { Picture } from '#storefront/ui/Picture.tsx';
import { ColorTour } from './ColorTour.tsx';
import { ListPage } from './ListPage.tsx';
import type { MakerPageData } from './load-maker.server.ts';
import { MakerAbout } from './MakerAbout.tsx';
import styles from './MakerPage.module.css';

/** Builds the metadata of an artist's or label's page. */
export function buildMakerMeta(
  args: Parameters<typeof buildPageMeta>[0],
  kind: MakerType,
  page: MakerPageData | undefined,
) {
  if (!page) return buildPageMeta(args, { title: 'shop.title' });
  const { t } = getTexts(getRootData(args)?.language ?? 'en');
  const { name } = page.maker;
  return buildPageMeta(args, {
    title: { text: name },
    description: { text: t(`maker.description_${kind}`, { name }) },
    type: 'profile',
    canonicalQuery: ['genre', 'type', 'page'],
    index: !page.query.search,
    linkedData: page.linkedData,
  });
}

/** An artist or label: picture, biography, links and projects. */
export function MakerPage({ maker, ...listing }: MakerPageData) {
  const { kind, id, name, picture } = maker;
  const base = buildMakerLink(kind, id, name);
  return (
    <ListPage
      title={name}
      base={base}
      {...listing}
      lead={
        <Picture
          folder={picture ?? `${kind}-${id}`}
          asset="preview"
          widths={[320, 640]}
          width={120}
          height={120}
          sizes="120px"
          className={kind === 'artist' ? styles.round : styles.square}
          eager
        />
      }
      about={
        <>
          <MakerAbout maker={maker} />
          <ColorTour base={base} query={listing.query} colors={listing.facets?.colors ?? []} />
        </>
      }
    />
  );
}
