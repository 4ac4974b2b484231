/** What we use of React Refresh, which comes without types. */
declare module 'react-refresh/runtime' {
  /** Components that stand for each other over edits. */
  export interface Family {
    current: unknown;
  }
  export function injectIntoGlobalHook(global: unknown): void;
  export function register(type: unknown, id: string): void;
  export function setSignature(type: unknown, key: string, forceReset: boolean, getHooks: () => unknown[]): void;
  /** Renders what was registered since the last time. @returns null if there is nothing. */
  export function performReactRefresh(): { updatedFamilies: Set<Family>; staleFamilies: Set<Family> } | null;
  export function getFamilyByType(type: unknown): Family | undefined;
  export function isLikelyComponentType(type: unknown): boolean;
}
