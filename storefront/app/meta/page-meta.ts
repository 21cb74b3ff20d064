import type { MetaDescriptor } from 'react-router';
import { findMakerCard } from '#domain/content/share-card-path.ts';
import { toLocalPath, toEnglishPath } from '#domain/local-paths.ts';
import type { SitePath } from '#domain/routes.ts';
import { getTexts } from '../locale/texts.tsx';
import type { MessageKey } from '../locale/translate.ts';
import type { RootData } from '../root-data.ts';
import { PARTS } from '#domain/routes.ts';
import { SHOP_NAME } from '#domain/shop-name.ts';

/** The arguments of a route's meta function that are used here. */
export interface MetaArgs {
  readonly location: { readonly pathname: string; readonly search: string };
  readonly matches: readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[];
}

export interface PageMetaOptions {
  /** a message key or a literal text */
  readonly title: MessageKey | { readonly text: string };
  readonly description?: MessageKey | { readonly text: string } | undefined;
  /** path of an image, from the root */
  readonly image?: string | undefined;
  /** Open Graph type */
  readonly type?: 'website' | 'article' | 'product' | 'profile';
  /** false for personal pages (cart, account …) */
  readonly index?: boolean;
  /** the canonical address of a page with several ones; `path` is the English path */
  readonly canonical?: { readonly origin?: string; readonly path: string } | undefined;
  /** query parameters that are part of the canonical address */
  readonly canonicalQuery?: readonly string[];
  /** whether other sites can embed a player of the page, by oEmbed */
  readonly embeddable?: boolean;
  /** the RSS feed of the page, an English path */
  readonly feed?: SitePath | undefined;
  /** linked data objects, each with its @context */
  readonly linkedData?: readonly object[] | undefined;
}

/** The root loader's data; undefined when it failed. */
export function getRootData({ matches }: Pick<MetaArgs, 'matches'>): RootData | undefined {
  return matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined;
}

/**
 * Builds a page's metadata (§2.6): '{title} - {shop name}', description, canonical address, English and French
 * alternates with English as x-default, Open Graph, linked data.
 */
export function buildPageMeta(args: MetaArgs, options: PageMetaOptions): MetaDescriptor[] {
  const root = getRootData(args);
  if (!root) return [{ title: SHOP_NAME }];
  const { t, language } = getTexts(root.language);
  const toText = (text: MessageKey | { readonly text: string }) => (typeof text === 'string' ? t(text) : text.text);

  const title = `${toText(options.title)} - ${SHOP_NAME}`;
  const description = options.description && toText(options.description).replace(/\s+/g, ' ').trim().slice(0, 300);
  const params = new URLSearchParams(args.location.search);
  const query = new URLSearchParams(
    (options.canonicalQuery ?? []).flatMap((name) => (params.get(name) ? [[name, params.get(name)!]] : [])),
  );
  const suffix = query.size > 0 ? `?${query}` : '';
  const { origin = root.publicUrl, path = toEnglishPath(args.location.pathname) } = options.canonical ?? {};
  const buildAddress = (to: 'en' | 'fr') => origin + toLocalPath(path, to) + suffix;
  // Chinese pages share the English addresses
  const canonical = buildAddress(language === 'fr' ? 'fr' : 'en');

  const tags: MetaDescriptor[] = [
    { title },
    { property: 'og:title', content: title },
    { property: 'og:site_name', content: SHOP_NAME },
    { property: 'og:type', content: options.type ?? 'website' },
    { property: 'og:locale', content: { en: 'en_GB', fr: 'fr_FR', zh: 'zh_CN' }[language] },
  ];
  if (description)
    tags.push({ name: 'description', content: description }, { property: 'og:description', content: description });
  const image = options.image ?? findMakerCard(toEnglishPath(args.location.pathname));
  if (image) {
    tags.push(
      { property: 'og:image', content: root.publicUrl + image },
      { name: 'twitter:card', content: 'summary_large_image' },
    );
  }
  if (options.index === false) return [...tags, { name: 'robots', content: 'noindex' }];
  return [
    ...tags,
    { property: 'og:url', content: canonical },
    { tagName: 'link', rel: 'canonical', href: canonical },
    { tagName: 'link', rel: 'alternate', hrefLang: 'en', href: buildAddress('en') },
    { tagName: 'link', rel: 'alternate', hrefLang: 'fr', href: buildAddress('fr') },
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: buildAddress('en') },
    ...(options.embeddable ? [buildEmbedLink(root.publicUrl, canonical, title)] : []),
    ...(options.feed
      ? [
          {
            tagName: 'link',
            rel: 'alternate',
            type: 'application/rss+xml',
            title: SHOP_NAME,
            href: root.publicUrl + toLocalPath(options.feed, language),
          },
        ]
      : []),
    ...(options.linkedData ?? []).map((data) => ({ 'script:ld+json': data })),
  ];
}

/** The link by which other sites find the player of a page (https://oembed.com). */
function buildEmbedLink(publicUrl: string, url: string, title: string): MetaDescriptor {
  const href = `${publicUrl}${PARTS.oembed}?${new URLSearchParams({ url, format: 'json' })}`;
  return { tagName: 'link', rel: 'alternate', type: 'application/json+oembed', href, title };
}
