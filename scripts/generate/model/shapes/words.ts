// Common names of list parameters and properties, compared without case and separators: `per_page` equals `perPage`.

/** `per_page`, `perPage`, `$perPage`, `per-page` -> `perpage`; `page[size]` -> `pagesize` */
export function normaliseWord(name: string): string {
  return name.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}

const createWordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Query parameters of a list by role. */
export const LIST_PARAMETERS = {
  size: createWordSet(
    'limit perpage pagesize size maxresults first take rows top pagelimit count itemsperpage maxitems',
  ),
  offset: createWordSet('offset skip start startindex from pageoffset startat'),
  page: createWordSet('page pagenumber pageno pageindex currentpage'),
  cursor: createWordSet(
    'cursor after startingafter pagetoken nexttoken marker continuationtoken pageafter pagecursor nextcursor',
  ),
  back: createWordSet('before endingbefore pagebefore last previouscursor'),
  range: createWordSet('range'),
  sort: createWordSet('sort sortby orderby ordering sortfield'),
  direction: createWordSet('order direction sortorder sortdir dir sortdirection orderdir'),
  search: createWordSet('q query search keyword keywords term searchterm text'),
} as const;

/** Query parameters that change the format of a response, not its records. */
export const SHAPING_PARAMETERS = createWordSet(
  'fields include expand embed select exclude populate format pretty locale lang language meta alias version deep export backlink',
);

/** Properties of an envelope that hold rows, most certain first. */
export const ROW_WORDS = 'data items results records rows entries values list content objects elements embedded'.split(
  ' ',
);

/** Properties that are envelopes. */
export const WRAPPERS = createWordSet('data result response embedded body payload');

/** Properties of a response that describe the list, not a record. */
const PAGING_WORDS = createWordSet(
  'count total totalcount totalitems totalresults totalpages totalelements numfound offset limit page perpage pagesize pages size number ' +
    'next prev previous first last self cursor cursors nextcursor prevcursor previouscursor hasmore hasnext more nextpage previouspage ' +
    'nextpagetoken nextpageurl previouspageurl prevpage firstpage lastpage meta metadata pagination paging links link object url uri href ' +
    'incompleteresults status success ok code message messages error errors warnings took start from kind etag version timestamp requestid ' +
    'filters sort order query aggregations facets numberofelements empty pageable currentpage resultcount length marker truncated context',
);

export function isListProperty(name: string): boolean {
  return PAGING_WORDS.has(normaliseWord(name));
}

/** Properties that hold the total number of rows. */
export const TOTAL_WORDS = createWordSet(
  'total totalcount totalitems totalresults totalelements numfound count resultcount filtercount',
);
export const TOTAL_HEADERS = createWordSet('contentrange xtotalcount xtotal totalcount paginationcount');

/** Properties that hold the cursor of the next page. */
export const NEXT_WORDS = createWordSet(
  'nextcursor nextpagetoken nexttoken next after endcursor continuationtoken nextmarker cursor nextpage',
);

/** Title properties, best first. */
export const TITLE_WORDS =
  'name title label displayname fullname login username subject number slug email key code description'.split(' ');

/** Whether a name is that of a secret, which is masked and never a column. */
export function isSecret(name: string): boolean {
  const word = normaliseWord(name);
  if (/(hash|md5|hint|policy|type|expiry|expires|expiresat|expiresin|count|url|uri|id)$/.test(word)) return false;
  return /(password|passwd|passphrase|secret|token|credentials?|(api|access|private|secret|signing|encryption|auth|client|webhook|ssh|license)key|privatekey(container|data|pem)|(secret|credential)s?data)$/.test(
    word,
  );
}

/** Whether a name is that of a text with several lines. */
export function isLongText(name: string): boolean {
  return /(description|text|content|body|comments?|notes?|messages?|summary|bio|html|markdown|terms|instructions?|template|query|json|xml|data)$/.test(
    normaliseWord(name),
  );
}

/** Id properties, best first. */
export const ID_WORDS = 'id uuid guid slug key name code number login'.split(' ');
