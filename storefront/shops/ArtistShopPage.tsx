import type { SitePath } from '#domain/routes.ts';
import type { Shop } from '#generated/schemas.ts';
import { ColorTour } from '#storefront/catalogue/ColorTour.tsx';
import type { Listing } from '#storefront/catalogue/list.server.ts';
import type { MakerView } from '#storefront/catalogue/load-maker.server.ts';
import { MakerAbout } from '#storefront/catalogue/MakerAbout.tsx';
import { ListPage } from '#storefront/catalogue/ListPage.tsx';

interface ArtistShopPageProps extends Listing {
  readonly shop: Shop;
  readonly base: SitePath;
  /** the artist or label that the shop belongs to */
  readonly maker?: MakerView | undefined;
}

/** The projects of a shop. The frame has the colours of a white-label one. */
export function ArtistShopPage({ shop, maker, ...listing }: ArtistShopPageProps) {
  const { base, query, facets } = listing;
  return (
    <ListPage
      title={shop.name}
      {...listing}
      about={
        <>
          {/* a white-label shop has its links in the footer */}
          {maker && <MakerAbout maker={maker} links={shop.white_label ? [] : maker.links} />}
          <ColorTour base={base} query={query} colors={facets?.colors ?? []} />
        </>
      }
    />
  );
}
