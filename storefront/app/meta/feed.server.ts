import { SHOP_NAME } from '#domain/shop-name.ts';
import type { Language } from '#generated/enums.ts';
import { createXmlResponse, escapeXml, xmlElement } from './xml.server.ts';

interface FeedItem {
  readonly title: string;
  readonly description: string;
  /** path from the root */
  readonly to: string;
  readonly author?: string;
  readonly categories?: readonly string[];
  /** Unix seconds */
  readonly publishedAt: number;
  /** path of a JPEG from the root */
  readonly image?: string;
}

interface Feed {
  readonly title: string;
  readonly description: string;
  readonly language: Language;
  readonly publicUrl: string;
  /** path of the page that lists the same items */
  readonly page: string;
  /** path of the feed itself */
  readonly address: string;
  readonly items: readonly FeedItem[];
}

const formatDate = (seconds: number): string => new Date(seconds * 1000).toUTCString();

function formatItem(publicUrl: string, item: FeedItem): string[] {
  const link = publicUrl + item.to;
  return [
    '<item>',
    xmlElement('title', item.title),
    xmlElement('link', link),
    `<guid isPermaLink="true">${escapeXml(link)}</guid>`,
    xmlElement('pubDate', formatDate(item.publishedAt)),
    ...(item.author ? [xmlElement('dc:creator', item.author)] : []),
    ...(item.categories ?? []).map((category) => xmlElement('category', category)),
    xmlElement('description', item.description),
    ...(item.image
      ? [`<media:content url="${escapeXml(publicUrl + item.image)}" medium="image" type="image/jpeg" />`]
      : []),
    '</item>',
  ];
}

/** A response with an RSS 2.0 feed. */
export function createFeedResponse({ items, publicUrl, ...feed }: Feed): Response {
  const namespaces = [
    'xmlns:atom="http://www.w3.org/2005/Atom"',
    'xmlns:dc="http://purl.org/dc/elements/1.1/"',
    'xmlns:media="http://search.yahoo.com/mrss/"',
  ];
  const latest = Math.max(0, ...items.map(({ publishedAt }) => publishedAt));
  return createXmlResponse(
    [
      `<rss version="2.0" ${namespaces.join(' ')}>`,
      '<channel>',
      xmlElement('title', feed.title),
      xmlElement('link', publicUrl + feed.page),
      xmlElement('description', feed.description),
      xmlElement('language', feed.language),
      xmlElement('generator', SHOP_NAME),
      ...(latest > 0 ? [xmlElement('lastBuildDate', formatDate(latest))] : []),
      `<atom:link href="${escapeXml(publicUrl + feed.address)}" rel="self" type="application/rss+xml" />`,
      ...items.flatMap((item) => formatItem(publicUrl, item)),
      '</channel>',
      '</rss>',
    ],
    'application/rss+xml',
  );
}
