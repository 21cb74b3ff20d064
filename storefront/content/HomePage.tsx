import { getCategoryLink, FIXED_CATEGORIES } from '#domain/catalogue/categories.ts';
import type { Banner, Home } from '#generated/schemas.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { Shelf } from '#storefront/ui/Shelf.tsx';
import { Banners } from './Banners.tsx';
import { GenreWall } from './GenreWall.tsx';
import { Hero } from './Hero.tsx';

/** The home page: new releases, staff picks, exclusives, pre-orders and genres. */
export function HomePage({ home, banners }: { home: Home; banners: readonly Banner[] }) {
  const { t } = useTexts();
  return (
    <>
      <Hero projects={home.new_projects} />
      <Shelf
        title={t('home.staff_picks')}
        projects={home.top_diggers}
        to={getCategoryLink(FIXED_CATEGORIES.staff_picks)}
      />
      <Banners banners={banners} />
      <Shelf title={t('home.new')} projects={home.new_projects} to="/vinyl-shop" />
      <Shelf
        title={t('home.exclusives')}
        projects={home.exclusives}
        to={getCategoryLink(FIXED_CATEGORIES.exclusives)}
      />
      <GenreWall genres={home.genres} />
      <Shelf title={t('home.preorders')} projects={home.preorders} to="/vinyl-shop?type=preorder" />
    </>
  );
}
