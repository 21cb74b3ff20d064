/** Words that APIs have for the parts of lists. Compared without case and separators: `per_page` is `perPage`. */

/** `per_page`, `perPage`, `$perPage`, `per-page` -> `perpage`; `page[size]` -> `pagesize` */
export function plain(name: string): string {
  return name.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Query parameters by what they do to a list. */
export const LIST_PARAMETERS = {
  size: wordSet('limit perpage pagesize size maxresults first take rows top pagelimit count itemsperpage maxitems'),
  offset: wordSet('offset skip start startindex from pageoffset startat'),
  page: wordSet('page pagenumber pageno pageindex currentpage'),
  cursor: wordSet(
    'cursor after startingafter pagetoken nexttoken marker continuationtoken pageafter pagecursor nextcursor',
  ),
  back: wordSet('before endingbefore pagebefore last previouscursor'),
  range: wordSet('range'),
  sort: wordSet('sort sortby orderby ordering sortfield'),
  direction: wordSet('order direction sortorder sortdir dir sortdirection orderdir'),
  search: wordSet('q query search keyword keywords term searchterm text'),
} as const;

/** Query parameters that change what an answer looks like, not which records are in it. */
export const SHAPING_PARAMETERS = wordSet(
  'fields include expand embed select exclude populate format pretty locale lang language meta alias version deep export backlink',
);

/** Where wrappers keep rows, the surest first. */
export const ROW_WORDS = 'data items results records rows entries values list content objects elements embedded'.split(
  ' ',
);

/** Properties that only wrap what is meant. */
export const WRAPPERS = wordSet('data result response embedded body payload');

/** Properties of an answer that speak about the list, not about a record. */
const PAGING_WORDS = wordSet(
  'count total totalcount totalitems totalresults totalpages totalelements numfound offset limit page perpage pagesize pages size number ' +
    'next prev previous first last self cursor cursors nextcursor prevcursor previouscursor hasmore hasnext more nextpage previouspage ' +
    'nextpagetoken nextpageurl previouspageurl prevpage firstpage lastpage meta metadata pagination paging links link object url uri href ' +
    'incompleteresults status success ok code message messages error errors warnings took start from kind etag version timestamp requestid ' +
    'filters sort order query aggregations facets numberofelements empty pageable currentpage resultcount length marker truncated context',
);

export function speaksOfList(name: string): boolean {
  return PAGING_WORDS.has(plain(name));
}

/** Where an answer says how many rows there are in all. */
export const TOTAL_WORDS = wordSet(
  'total totalcount totalitems totalresults totalelements numfound count resultcount filtercount',
);
export const TOTAL_HEADERS = wordSet('contentrange xtotalcount xtotal totalcount paginationcount');

/** Where an answer says with which cursor its next page begins. */
export const NEXT_WORDS = wordSet(
  'nextcursor nextpagetoken nexttoken next after endcursor continuationtoken nextmarker cursor nextpage',
);

/** Properties that name a record for people, the best first. */
export const TITLE_WORDS =
  'name title label displayname fullname login username subject number slug email key code description'.split(' ');

/** Names of fields that hold a secret: shown masked, never as a column. */
export function isSecret(name: string): boolean {
  const word = plain(name);
  if (/(hash|md5|hint|policy|type|expiry|expires|expiresat|expiresin|count|url|uri|id)$/.test(word)) return false;
  return /(password|passwd|passphrase|secret|token|credentials?|(api|access|private|secret|signing|encryption|auth|client|webhook|ssh|license)key|privatekey(container|data|pem)|(secret|credential)s?data)$/.test(
    word,
  );
}

/** Texts that may be long and have several lines, by their name. */
export function isLongText(name: string): boolean {
  return /(description|text|content|body|comments?|notes?|messages?|summary|bio|html|markdown|terms|instructions?|template|query|json|xml|data)$/.test(
    plain(name),
  );
}

/** Properties that name a record for the API. */
export const ID_WORDS = 'id uuid guid slug key name code number login'.split(' ');
