import { Language } from '#generated/enums.ts';
import type { Database } from '#server/core/database/database.ts';

const SHARE_CARD_KINDS = ['projects', 'artists', 'labels', 'posts'] as const;

/** A record with a picture for links to it in social networks. */
export interface ShareCardKey {
  readonly kind: (typeof SHARE_CARD_KINDS)[number];
  readonly id: number;
  readonly language: Language;
}

/** Texts and picture of a share card. */
export interface ShareCard {
  /** above the title, such as a label's name */
  readonly kicker: string;
  readonly title: string;
  readonly subtitle: string;
  /** storage key of a picture without size and format, e.g. 'projects/1204/cover' */
  readonly picture: string | null;
}

declare module '#server/core/api/handler.ts' {
  interface Extensions {
    /** Describes the share card of a record that every visitor can see; undefined for others. */
    readonly describeShareCard: (db: Database, key: ShareCardKey) => Promise<ShareCard | undefined>;
  }
}

/** Parses /storage/og/{kind}/{id}.jpg, or {id}.{language}.jpg; undefined when it is invalid. */
export function parseShareCardKey(kind: string, file: string): ShareCardKey | undefined {
  const [, id, code = 'en'] = /^([1-9]\d{0,8})(?:\.([a-z]{2}))?\.jpg$/.exec(file) ?? [];
  const foundKind = SHARE_CARD_KINDS.find((one) => one === kind);
  const language = Language.values.find((one) => one === code);
  return foundKind && id !== undefined && language ? { kind: foundKind, id: Number(id), language } : undefined;
}
