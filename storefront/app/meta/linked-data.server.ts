import { buildProjectLink } from '#domain/catalogue/project-links.ts';
import { extractPlainText } from '#domain/rich-text/plain-text.ts';
import type { Language } from '#generated/enums.ts';
import type { CommentList, Maker, PostPage, ProjectDetail } from '#generated/schemas.ts';
import { SHOP_NAME } from '#domain/shop-name.ts';

const CONTEXT = { '@context': 'https://schema.org' } as const;

/** Linked data of the company and of the site with its search. */
export function buildOrganization(publicUrl: string): object[] {
  return [
    { ...CONTEXT, '@type': 'Organization', '@id': `${publicUrl}/#shop`, name: SHOP_NAME, url: publicUrl },
    {
      ...CONTEXT,
      '@type': 'WebSite',
      name: SHOP_NAME,
      url: publicUrl,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${publicUrl}/vinyl-shop?search={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}

/** Linked data of a page's questions; answers are HTML. */
export function buildQuestions(questions: readonly { readonly question: string; readonly answer: string }[]): object {
  return {
    ...CONTEXT,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** Linked data of a post of the blog; `to` is its path from the root. */
export function buildArticle(
  publicUrl: string,
  post: PostPage,
  { to, language }: { readonly to: string; readonly language: Language },
): object {
  const toDate = (seconds: number) => new Date(seconds * 1000).toISOString();
  return {
    ...CONTEXT,
    '@type': 'Article',
    headline: post.title,
    description: post.description,
    inLanguage: language,
    url: publicUrl + to,
    mainEntityOfPage: publicUrl + to,
    ...(post.picture && {
      image: `${publicUrl}/storage/pictures/${encodeURIComponent(post.picture)}/wide-1280.jpg`,
    }),
    ...(post.published_at && { datePublished: toDate(post.published_at) }),
    dateModified: toDate(Math.max(post.updated_at, post.published_at ?? 0)),
    author: { '@type': 'Person', name: post.author },
    publisher: { '@id': `${publicUrl}/#shop`, '@type': 'Organization', name: SHOP_NAME },
    keywords: post.tags.map(({ name }) => name),
  };
}

/** A breadcrumb list; `to` is a path from the root. */
export function buildBreadcrumbs(
  publicUrl: string,
  steps: readonly { readonly name: string; readonly to: string }[],
): object {
  return {
    ...CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: publicUrl + to,
    })),
  };
}

const FORMATS: Readonly<Record<string, string>> = { vinyl: 'VinylFormat', cd: 'CDFormat', tape: 'CassetteFormat' };

/** Formats seconds as an ISO 8601 duration. */
function formatDuration(seconds: number | undefined): string | undefined {
  return seconds ? `PT${Math.floor(seconds / 60)}M${seconds % 60}S` : undefined;
}

/** The ratings of a product; nothing without any. */
function buildRating({ average, ratings }: Pick<CommentList, 'average' | 'ratings'>): object {
  if (average == null || ratings === 0) return {};
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: average, ratingCount: ratings, bestRating: 5 },
  };
}

/** Linked data of a project: a product with one offer per item, and an album when it has tracks. */
export function buildProjectData(
  publicUrl: string,
  project: ProjectDetail,
  ratings: Pick<CommentList, 'average' | 'ratings'>,
): object[] {
  const url = publicUrl + buildProjectLink(project);
  const image = `${publicUrl}/storage/projects/${encodeURIComponent(project.picture)}/cover-960.webp`;
  const preorder = project.type === 'preorder' || project.type === 'crowdfunding';
  const offers = project.items.map((item) => ({
    '@type': 'Offer',
    name: item.name,
    url,
    price: item.price,
    priceCurrency: item.currency,
    itemCondition: 'https://schema.org/NewCondition',
    availability: `https://schema.org/${item.stock === 0 ? 'OutOfStock' : preorder ? 'PreOrder' : 'InStock'}`,
  }));
  const product = {
    ...CONTEXT,
    '@type': 'Product',
    name: `${project.name} – ${project.artist_name}`,
    url,
    image,
    ...(project.description_en && { description: extractPlainText(project.description_en) }),
    ...(project.catalog_number && { sku: project.catalog_number }),
    ...(project.barcode && { gtin: project.barcode }),
    ...(project.label_name && { brand: { '@type': 'Brand', name: project.label_name } }),
    offers,
    ...buildRating(ratings),
  };
  if (project.songs.length === 0) return [product];
  const album = {
    ...CONTEXT,
    '@type': 'MusicAlbum',
    name: project.name,
    url,
    image,
    byArtist: { '@type': 'MusicGroup', name: project.artist_name },
    numTracks: project.songs.length,
    ...(project.released_on && { datePublished: project.released_on }),
    ...(FORMATS[project.category] && { musicReleaseFormat: `https://schema.org/${FORMATS[project.category]}` }),
    track: project.songs.map((song) => ({
      '@type': 'MusicRecording',
      name: song.title,
      duration: formatDuration(song.duration),
    })),
  };
  return [product, album];
}

/** Linked data of an artist or label with breadcrumbs to its page; `to` is a path from the root. */
export function buildMakerData(
  publicUrl: string,
  kind: 'artist' | 'label',
  { name, links }: Pick<Maker, 'name' | 'links'>,
  to: string,
): object[] {
  return [
    {
      ...CONTEXT,
      '@type': kind === 'artist' ? 'MusicGroup' : 'Organization',
      name,
      url: publicUrl + to,
      ...(links.length > 0 && { sameAs: links.map(({ url }) => url) }),
    },
    buildBreadcrumbs(publicUrl, [
      { name: 'Vinyl shop', to: '/vinyl-shop' },
      { name, to },
    ]),
  ];
}
