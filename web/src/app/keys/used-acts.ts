import { kept } from '../../lib/kept.ts'

const KEPT = 20
const KEY = 'palette.used'

/** The ids of what was chosen in the palette, the last first, in this browser. */
export function usedActs(): string[] {
  try {
    const ids: unknown = JSON.parse(kept.read(KEY) ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

export function noteUsed(used: string) {
  kept.write(KEY, JSON.stringify([used, ...usedActs().filter((id) => id !== used)].slice(0, KEPT)))
}
