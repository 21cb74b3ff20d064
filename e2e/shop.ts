/** A shop under test. */
export interface Shop {
  origin: string;
  /** Its `DATA_DIR`; empty when it was started by hand. */
  dataDir: string;
}

/** Provides the shops to the workers, one each. */
export function provideShops(shops: readonly Shop[]): void {
  process.env.SHOPS = JSON.stringify(shops);
}

/** Returns the shop of this worker; undefined while the tests are only listed. */
export function getShop(): Shop | undefined {
  const shops = JSON.parse(process.env.SHOPS ?? '[]') as Shop[];
  return shops[Number(process.env.TEST_PARALLEL_INDEX)];
}

/** Makes the following tests of this worker use another shop. Returns a function that ends it. */
export function useShop(shop: Shop): () => void {
  const { SHOPS } = process.env;
  process.env.SHOPS = JSON.stringify({ [Number(process.env.TEST_PARALLEL_INDEX)]: shop });
  return () => void (process.env.SHOPS = SHOPS);
}
