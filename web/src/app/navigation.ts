import { FEATURES } from './features.ts'

const all = FEATURES.flatMap(({ entry }) => (entry ? [entry] : []))

/** The places of the workspace. */
export const ENTRIES = all.filter(({ managersOnly }) => !managersOnly)
/** The sidebar's bottom group, for managers. */
export const MANAGER_ENTRIES = all.filter(({ managersOnly }) => managersOnly)
