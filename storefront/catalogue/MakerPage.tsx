import { makerLink } from '#domain/catalogue/project-links.ts';
import { pageMeta } from '#storefront/app/meta/page-meta.ts';
import { ListPage } from './ListPage.tsx';
import { Picture } from '#storefront/ui/Picture.tsx';
import type { MakerPageData } from './load-maker.server.ts';
import styles from './MakerPage.module.css';

/** Metadata of an artist's or label's page. */
export function makerMeta(place: Parameters<typeof pageMeta>[0], page: MakerPageData | undefined) {
  if (!page) return pageMeta(place, { title: 'shop.title' });
  return pageMeta(place, {
    title: { text: page.name },
    description: 'shop.description',
    type: 'profile',
    canonicalQuery: ['genre', 'type', 'page'],
    index: !page.query.search,
    linkedData: page.linkedData,
  });
}

/** Everything by an artist or on a label. */
export function MakerPage({ kind, id, name, query, list }: MakerPageData) {
  return (
    <ListPage
      title={name}
      base={makerLink(kind, id, name)}
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
