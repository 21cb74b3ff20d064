import { buildMakerLink } from '#domain/catalogue/project-links.ts';
import { buildPageMeta } from '#storefront/app/meta/page-meta.ts';
import { ListPage } from './ListPage.tsx';
import { Picture } from '#storefront/ui/Picture.tsx';
import type { MakerPageData } from './load-maker.server.ts';
import styles from './MakerPage.module.css';

/** Builds the metadata of an artist's or label's page. */
export function buildMakerMeta(args: Parameters<typeof buildPageMeta>[0], page: MakerPageData | undefined) {
  if (!page) return buildPageMeta(args, { title: 'shop.title' });
  return buildPageMeta(args, {
    title: { text: page.name },
    description: 'shop.description',
    type: 'profile',
    canonicalQuery: ['genre', 'type', 'page'],
    index: !page.query.search,
    linkedData: page.linkedData,
  });
}

/** The projects of an artist or label. */
export function MakerPage({ kind, id, name, query, list }: MakerPageData) {
  return (
    <ListPage
      title={name}
      base={buildMakerLink(kind, id, name)}
      query={query}
      list={list}
      lead={
        <Picture
          folder={`${kind}-${id}`}
          asset="preview"
          widths={[320, 640]}
          width={120}
          height={120}
          sizes="120px"
          className={kind === 'artist' ? styles.round : styles.square}
          eager
        />
      }
    />
  );
}
