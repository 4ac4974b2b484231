/** What a page has loaded, is loading, or failed to load, by address. The page's entry owns it and all that it shows share it. */
export interface Resources {
  /**
   * What has a key.
   * @param key an address, a name where there's no address, or an object that the resource belongs to.
   * @param make makes it the first time.
   */
  get<T>(key: unknown, make: () => T): T;
  /** Forgets what has a key: who asks next gets another. */
  drop(key: unknown): void;
}
