import { table } from './client.ts'

/** What every entity has in common: the one table, dates only of its own, and its name (`_et`) written but never read back. */
export const entityDefaults = { table, timestamps: false, entityAttribute: { hidden: true } } as const

/** Of a put: only where nothing lies under its key yet. */
export const onlyNew = { condition: { attr: 'org', exists: false } } as const
