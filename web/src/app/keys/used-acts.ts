const KEPT = 20
const KEY = 'palette.used'

/** The ids of what was chosen in the palette, the last first, in this browser. */
export function usedActs(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

export function noteUsed(used: string) {
  try {
    localStorage.setItem(KEY, JSON.stringify([used, ...usedActs().filter((id) => id !== used)].slice(0, KEPT)))
  } catch {
    // A browser that keeps nothing only orders them less well.
  }
}
