import type { Input, Row } from '#contract/route.ts'

/** The SWR key of a row with this input; `mutate(rowKey(row, input))` reads it again. */
export const rowKey = <R extends Row>(row: R, input?: Input<R>) => [`${row.method} ${row.path}`, input ?? {}] as const

/** For `mutate(isRow(row))`: matches every key of this row, for any input. */
export const isRow = (row: Row) => (key: unknown) => Array.isArray(key) && key[0] === `${row.method} ${row.path}`
