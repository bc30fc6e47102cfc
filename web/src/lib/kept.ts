/**
 * What this browser keeps, for all tabs until signing out (`kept`) or for one tab (`keptInTab`); read and written here
 * alone. A browser that refuses storage, or has no room left, keeps nothing, and nothing else fails.
 */
function keeper(open: () => Storage) {
  const attempt = <T>(act: (storage: Storage) => T): T | undefined => {
    try {
      return act(open())
    } catch {
      return undefined
    }
  }
  return {
    read: (key: string) => attempt((storage) => storage.getItem(key)) ?? undefined,
    /** Without a text the key is forgotten. False where the browser did not take it. */
    write: (key: string, text?: string): boolean =>
      attempt((storage) => {
        if (text === undefined) storage.removeItem(key)
        else storage.setItem(key, text)
        return true
      }) ?? false,
    keys: () => attempt((storage) => Object.keys(storage)) ?? [],
    clear: () => void attempt((storage) => storage.clear()),
  }
}

export const kept = keeper(() => localStorage)
export const keptInTab = keeper(() => sessionStorage)
