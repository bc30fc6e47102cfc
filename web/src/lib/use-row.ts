import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr'
import type { Input, Output, Row } from '#contract/route.ts'
import type { ApiError } from './api-error.ts'
import { call } from './client.ts'

/** The SWR key of a row with this input; `mutate(rowKey(row, input))` reads it again. */
export const rowKey = <R extends Row>(row: R, input?: Input<R>) => [`${row.method} ${row.path}`, input ?? {}] as const

/** For `mutate(isRow(row))`: every key of this row, whatever its input. */
export const isRow = (row: Row) => (key: unknown) => Array.isArray(key) && key[0] === `${row.method} ${row.path}`

/** Reads a row and keeps it fresh. `null` as the input waits. */
export function useRow<R extends Row>(
  row: R,
  input: Input<R> | null,
  options?: SWRConfiguration<Output<R>, ApiError>,
): SWRResponse<Output<R>, ApiError> {
  const read = call as (row: R, input?: Input<R>) => Promise<Output<R>>
  return useSWR<Output<R>, ApiError>(
    input === null ? null : rowKey(row, input),
    () => read(row, input ?? undefined),
    options,
  )
}

/**
 * The same for a list that changes with its input: the old one stays while the next is read, and `error` is told only
 * where there is nothing for this input, not where reading it again failed once.
 */
export function useKeptRow<R extends Row>(row: R, input: Input<R>): SWRResponse<Output<R>, ApiError> {
  const own = useRow(row, input)
  const { data } = useRow(row, input, { keepPreviousData: true })
  return { ...own, data, error: own.data ? undefined : own.error }
}
