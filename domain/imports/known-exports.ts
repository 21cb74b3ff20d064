// Formats of the exports of other shops.
import type { ImportKind, ImportSource } from '#generated/enums.ts';

/** An export of another shop. Of several headings of a field the first one in the file is used. */
export interface KnownExport {
  readonly source: ImportSource;
  readonly kind: ImportKind;
  /** Headings that identify the export. */
  readonly needs: readonly string[];
  readonly columns: Readonly<Record<string, readonly string[]>>;
}

const SHOPIFY_ORDERS: KnownExport = {
  source: 'shopify',
  kind: 'orders',
  needs: ['Name', 'Financial Status', 'Lineitem quantity', 'Lineitem name'],
  columns: {
    number: ['Name'],
    created_at: ['Created at'],
    email: ['Email'],
    name: ['Shipping Name', 'Billing Name'],
    company: ['Shipping Company', 'Billing Company'],
    address: ['Shipping Address1', 'Billing Address1'],
    address2: ['Shipping Address2', 'Billing Address2'],
    zip_code: ['Shipping Zip', 'Billing Zip'],
    city: ['Shipping City', 'Billing City'],
    state: ['Shipping Province', 'Billing Province', 'Shipping Province Name', 'Billing Province Name'],
    country_id: ['Shipping Country', 'Billing Country'],
    phone: ['Shipping Phone', 'Billing Phone', 'Phone'],
    currency: ['Currency'],
    payment_status: ['Financial Status'],
    paid_at: ['Paid at'],
    sent_at: ['Fulfilled at'],
    cancelled_at: ['Cancelled at'],
    sku: ['Lineitem sku'],
    project_name: ['Lineitem name'],
    quantity: ['Lineitem quantity'],
    price: ['Lineitem price'],
    shipping: ['Shipping'],
    discount: ['Discount Amount'],
    vat: ['Taxes'],
    total: ['Total'],
    comment: ['Notes'],
  },
};

const SHOPIFY_CUSTOMERS: KnownExport = {
  source: 'shopify',
  kind: 'customers',
  needs: ['First Name', 'Last Name', 'Email', 'Accepts Email Marketing'],
  columns: {
    email: ['Email'],
    firstname: ['First Name'],
    lastname: ['Last Name'],
    company: ['Default Address Company'],
    address: ['Default Address Address1'],
    address2: ['Default Address Address2'],
    zip_code: ['Default Address Zip'],
    city: ['Default Address City'],
    state: ['Default Address Province Code', 'Default Address Province'],
    country_id: ['Default Address Country Code'],
    phone: ['Default Address Phone', 'Phone'],
    newsletter: ['Accepts Email Marketing'],
  },
};

const SHOPIFY_PRODUCTS: KnownExport = {
  source: 'shopify',
  kind: 'items',
  needs: ['Handle', 'Title', 'Vendor', 'Variant Price'],
  columns: {
    row_group: ['Handle'],
    project_name: ['Title'],
    artist_name: ['Vendor'],
    catalog_number: ['Variant SKU'],
    category: ['Type'],
    item_name: ['Option1 Value'],
    barcode: ['Variant Barcode'],
    price: ['Variant Price'],
    stock: ['Variant Inventory Qty'],
    weight: ['Variant Grams'],
  },
};

const SHOPIFY_PRODUCTS_TODAY: KnownExport = {
  source: 'shopify',
  kind: 'items',
  needs: ['URL handle', 'Title', 'Vendor', 'Price'],
  columns: {
    row_group: ['URL handle'],
    project_name: ['Title'],
    artist_name: ['Vendor'],
    catalog_number: ['SKU'],
    category: ['Type'],
    item_name: ['Option1 value'],
    barcode: ['Barcode'],
    price: ['Price'],
    stock: ['Inventory quantity'],
    weight: ['Weight value (grams)'],
  },
};

const SHOPIFY_INVENTORY: KnownExport = {
  source: 'shopify',
  kind: 'stock',
  needs: ['Handle', 'Title', 'Option1 Value', 'SKU', 'COO'],
  columns: {
    sku: ['SKU'],
    project_name: ['Title'],
    item_name: ['Option1 Value'],
    quantity: ['On hand (new)', 'On hand (current)', 'On hand', 'Available (not editable)', 'Available'],
  },
};

const BANDCAMP_LINES = {
  created_at: ['date', 'order date'],
  email: ['buyer email'],
  name: ['ship to name', 'buyer name'],
  address: ['ship to street'],
  address2: ['ship to street 2'],
  zip_code: ['ship to zip'],
  city: ['ship to city', 'city'],
  state: ['ship to state', 'state'],
  country_id: ['ship to country code', 'country code', 'ship to country', 'country'],
  phone: ['buyer phone'],
  currency: ['currency'],
  sent_at: ['ship date'],
  barcode: ['upc'],
  artist_name: ['artist'],
  project_name: ['item name'],
  quantity: ['quantity'],
  price: ['item price'],
  line_total: ['sub total'],
  shipping: ['shipping'],
  vat: ['seller tax', 'tax'],
  comment: ['buyer note'],
} as const;

const BANDCAMP_SALES: KnownExport = {
  source: 'bandcamp',
  kind: 'orders',
  needs: ['item type', 'item name', 'artist', 'bandcamp transaction id'],
  columns: {
    ...BANDCAMP_LINES,
    number: ['bandcamp transaction id'],
    sku: ['sku', 'catalog number'],
    item_name: ['package', 'option'],
  },
};

const BANDCAMP_ORDERS: KnownExport = {
  source: 'bandcamp',
  kind: 'orders',
  needs: ['payment id', 'item name', 'ship to name', 'order total'],
  columns: {
    ...BANDCAMP_LINES,
    number: ['payment id'],
    payment_status: ['payment state'],
    sku: ['sku'],
    item_name: ['option'],
  },
};

const BANDCAMP_INVENTORY: KnownExport = {
  source: 'bandcamp',
  kind: 'stock',
  needs: ['sku', 'quantity available', 'quantity sold'],
  columns: {
    sku: ['sku'],
    artist_name: ['artist', 'subdomain'],
    project_name: ['album title', 'title'],
    item_name: ['option', 'title'],
    quantity: ['quantity available'],
  },
};

const DISCOGS_NEEDS = ['listing_id', 'release_id', 'media_condition', 'catno'];
const DISCOGS_STOCK: KnownExport = {
  source: 'discogs',
  kind: 'stock',
  needs: DISCOGS_NEEDS,
  columns: {
    barcode: ['external_id'],
    sku: ['catno'],
    project_name: ['title'],
    artist_name: ['artist'],
    quantity: ['quantity'],
  },
};
const DISCOGS_ITEMS: KnownExport = {
  source: 'discogs',
  kind: 'items',
  needs: DISCOGS_NEEDS,
  columns: {
    project_name: ['title'],
    artist_name: ['artist'],
    label_name: ['label'],
    catalog_number: ['catno'],
    category: ['format'],
    barcode: ['external_id'],
    price: ['price'],
    stock: ['quantity'],
    weight: ['weight'],
  },
};
const DISCOGS_ORDERS: KnownExport = {
  source: 'discogs',
  kind: 'orders',
  needs: ['order_id', 'order_date', 'buyer', 'shipping_address'],
  columns: {
    number: ['order_id'],
    created_at: ['order_date'],
    email: ['buyer_email', 'email'],
    name: ['shipping_name', 'buyer'],
    address: ['shipping_address'],
    zip_code: ['shipping_postcode'],
    city: ['shipping_city'],
    state: ['shipping_state'],
    country_id: ['shipping_country'],
    currency: ['currency'],
    payment_status: ['status'],
    barcode: ['external_id'],
    sku: ['catno'],
    project_name: ['title', 'item_description'],
    artist_name: ['artist'],
    quantity: ['quantity'],
    price: ['item_price', 'price'],
    shipping: ['shipping_price', 'shipping'],
    vat: ['tax'],
    total: ['total'],
  },
};

/** The known exports, more specific ones first. */
export const KNOWN_EXPORTS: readonly KnownExport[] = [
  SHOPIFY_ORDERS,
  SHOPIFY_CUSTOMERS,
  SHOPIFY_PRODUCTS,
  SHOPIFY_PRODUCTS_TODAY,
  SHOPIFY_INVENTORY,
  BANDCAMP_SALES,
  BANDCAMP_ORDERS,
  BANDCAMP_INVENTORY,
  DISCOGS_STOCK,
  DISCOGS_ITEMS,
  DISCOGS_ORDERS,
];
