import type { ImportKind, ImportSource } from '#generated/enums.ts';
import { normaliseHeading } from './headings.ts';
import { KNOWN_EXPORTS, type KnownExport } from './known-exports.ts';

/** Headings by field; null for fields that the file does not have. */
export type ColumnMap = Readonly<Record<string, string | null>>;

/** A saved column map. */
export interface SavedMap {
  readonly columns: ColumnMap;
}

/** Normalised headings in English and French by field, besides the field's own name. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  address: ['address', 'address1', 'street', 'adresse', 'adresse1', 'rue'],
  address2: ['address2', 'street2', 'complement', 'adresse2', 'complementadresse'],
  artist_name: ['artist', 'artiste', 'band', 'groupe', 'vendor'],
  barcode: ['barcode', 'ean', 'ean13', 'upc', 'gtin', 'codebarres', 'codebarre'],
  cancelled_at: ['cancelled', 'cancelledat', 'annulele'],
  catalog_number: ['catalogue', 'cat', 'catno', 'catalog', 'catalognumber', 'cataloguenumber', 'reference', 'ref'],
  category: ['category', 'type', 'format', 'categorie', 'support'],
  city: ['city', 'town', 'ville'],
  comment: ['comment', 'note', 'notes', 'commentaire', 'remarque'],
  company: ['company', 'societe', 'entreprise', 'raisonsociale'],
  country_id: ['country', 'countrycode', 'pays', 'codepays'],
  created_at: ['created', 'date', 'orderdate', 'datedecommande', 'createdat', 'datecommande'],
  currency: ['currency', 'devise', 'monnaie'],
  discount: ['discount', 'reduction', 'remise', 'discountamount'],
  email: ['email', 'mail', 'emailaddress', 'courriel', 'adresseemail', 'adressemail', 'customeremail'],
  firstname: ['firstname', 'givenname', 'prenom'],
  item_id: ['itemid', 'item', 'article', 'idarticle', 'numeroarticle'],
  item_name: ['variant', 'option', 'itemname', 'variante', 'declinaison'],
  label_name: ['label', 'labelname'],
  lang: ['language', 'lang', 'langue', 'locale'],
  lastname: ['lastname', 'surname', 'familyname', 'nomdefamille'],
  line_total: ['linetotal', 'subtotal', 'totalligne'],
  name: ['name', 'fullname', 'customername', 'nom', 'nomcomplet', 'client'],
  newsletter: ['newsletter', 'acceptsmarketing', 'infolettre'],
  number: ['order', 'ordernumber', 'orderid', 'number', 'commande', 'numerodecommande', 'numero', 'numerocommande'],
  paid_at: ['paidat', 'paymentdate', 'payele', 'datedepaiement'],
  payment_status: ['paymentstatus', 'financialstatus', 'statutdupaiement', 'paiement', 'payment'],
  phone: ['phone', 'telephone', 'tel', 'mobile', 'portable'],
  price: ['price', 'unitprice', 'prix', 'prixunitaire', 'itemprice', 'prixttc'],
  pro: ['pro', 'professional', 'professionnel'],
  project_name: ['title', 'project', 'album', 'titre', 'projet', 'release', 'product', 'produit', 'itemtitle'],
  quantity: ['quantity', 'qty', 'copies', 'quantite', 'qte', 'stock', 'exemplaires', 'onhand', 'available'],
  released_on: ['releasedate', 'released', 'sortie', 'datedesortie'],
  row_group: ['handle'],
  sent_at: ['sentat', 'shipped', 'shippedat', 'shipdate', 'fulfilledat', 'expedie', 'expediele', 'datedenvoi'],
  shipping: ['shipping', 'shippingcost', 'postage', 'port', 'fraisdeport', 'livraison'],
  size: ['size', 'taille'],
  sku: ['sku', 'reference', 'ref', 'catno', 'catalognumber', 'catalog', 'cat'],
  state: ['state', 'province', 'region', 'provincecode', 'statecode', 'etat', 'departement', 'prefecture'],
  stock: ['stock', 'quantity', 'qty', 'inventory', 'quantite', 'qte', 'onhand'],
  total: ['total', 'ordertotal', 'grandtotal', 'montanttotal', 'totalttc', 'montant'],
  vat: ['vat', 'tax', 'taxes', 'tva'],
  weight: ['weight', 'grams', 'poids', 'poidsg'],
  zip_code: ['zip', 'zipcode', 'postalcode', 'postcode', 'codepostal', 'cp'],
};

/** The normalised headings of a field. */
const getHeadingWords = (field: string): readonly string[] => [normaliseHeading(field), ...(WORDS[field] ?? [])];

/** Matches headings with fields by their names and labels. */
function guessColumns(headings: readonly string[], fields: readonly NamedField[]): ColumnMap {
  const unusedHeadings = new Map(headings.map((heading) => [heading, normaliseHeading(heading)]));
  const columnMap: Record<string, string | null> = {};
  for (const { name, labels = [] } of fields) {
    const words = [...getHeadingWords(name), ...labels.map(normaliseHeading)];
    const heading = [...unusedHeadings].find(([, normalised]) => words.includes(normalised))?.[0];
    columnMap[name] = heading ?? null;
    if (heading !== undefined) unusedHeadings.delete(heading);
  }
  return columnMap;
}

/** A field to match with a heading. */
export interface NamedField {
  readonly name: string;
  /** Its labels on screens, in all languages. */
  readonly labels?: readonly string[];
}

const toColumnMap = (
  { columns }: KnownExport,
  headings: readonly string[],
  fields: readonly NamedField[],
): ColumnMap => {
  const find = (name: string) => headings.find((heading) => heading.toLowerCase() === name.toLowerCase());
  return Object.fromEntries(
    fields.map(({ name }) => [name, columns[name]?.flatMap((heading) => find(heading) ?? []).at(0) ?? null]),
  );
};

/** Recognises an export of another shop by its headings; undefined for other files. */
export function findKnownExport(kind: ImportKind, headings: readonly string[]): KnownExport | undefined {
  const present = new Set(headings.map((heading) => heading.toLowerCase()));
  return KNOWN_EXPORTS.find(
    (entry) => entry.kind === kind && entry.needs.every((heading) => present.has(heading.toLowerCase())),
  );
}

/** Whether a file has all headings that a saved map names. */
export const hasAllHeadings = ({ columns }: SavedMap, headings: readonly string[]): boolean => {
  const mappedHeadings = Object.values(columns).filter((heading) => heading !== null);
  return mappedHeadings.length > 0 && mappedHeadings.every((heading) => headings.includes(heading));
};

/**
 * Detects the columns of a file: from a saved map whose headings it has, else from the known export of another shop, else by the
 * names of the headings.
 */
export function detectColumns(
  kind: ImportKind,
  headings: readonly string[],
  fields: readonly NamedField[],
  saved: readonly SavedMap[] = [],
): { source: ImportSource; columns: ColumnMap } {
  const knownExport = findKnownExport(kind, headings);
  const savedMap = saved.find((map) => hasAllHeadings(map, headings));
  const source = knownExport?.source ?? 'other';
  if (savedMap)
    return { source, columns: Object.fromEntries(fields.map(({ name }) => [name, savedMap.columns[name] ?? null])) };
  return { source, columns: knownExport ? toColumnMap(knownExport, headings, fields) : guessColumns(headings, fields) };
}
