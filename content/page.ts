import type { QuoteWishInput } from '#generated/schemas.ts';
import { parseMarkdownFile } from './front-matter.ts';
import { renderInline, renderMarkdown, type Section } from './render-markdown.ts';

/** An information page in one language, from `content/pages`. */
export interface Page {
  readonly title: string;
  /** for search engines */
  readonly description: string;
  readonly lead: string;
  /** name of a file of `storefront/public/drawings` */
  readonly drawing?: string | undefined;
  readonly facts: readonly Fact[];
  readonly steps: readonly Step[];
  readonly examples: readonly Example[];
  readonly faq: readonly Question[];
  readonly links: readonly PageLink[];
  /** the rendered body and its headings */
  readonly html: string;
  readonly sections: readonly Section[];
}

export interface Fact {
  readonly label: string;
  readonly value: string;
}

export interface Step {
  readonly title: string;
  readonly text: string;
}

/** A pressing whose price the page shows at current prices. */
export interface Example {
  readonly name: string;
  readonly wish: QuoteWishInput;
}

/** A question with its answer as HTML. */
export interface Question {
  readonly question: string;
  readonly answer: string;
}

export interface PageLink {
  /** English path */
  readonly to: string;
  readonly text: string;
}

type FrontMatter = Omit<Page, 'html' | 'sections'>;

/** Parses a file of `content/pages`. `toHref` translates the English paths of links in the body. */
export function parsePage(source: string, toHref: (path: string) => string): Page {
  const { data, body } = parseMarkdownFile(source);
  const { facts = [], steps = [], examples = [], faq = [], links = [], ...head } = data as Partial<FrontMatter>;
  return {
    ...(head as Pick<FrontMatter, 'title' | 'description' | 'lead' | 'drawing'>),
    facts,
    steps,
    examples,
    faq: faq.map(({ question, answer }) => ({ question, answer: renderInline(answer, toHref) })),
    links,
    ...renderMarkdown(body, toHref),
  };
}
