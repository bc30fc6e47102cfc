import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr'
import type { Input, Output, Row } from '#contract/route.ts'
import type { ApiError } from './api-error.ts'
import { call } from './client.ts'
import { rowKey } from './row-key.ts'

/** Reads a row and keeps it fresh. With `null` as the input it waits. */
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
 * The same for a list that changes with its input: the previous data stays while the next is read, and `error` is set
 * only if there is no data for this input, not if a later read failed.
 */
export function useKeptRow<R extends Row>(
  row: R,
  input: Input<R>,
  options?: SWRConfiguration<Output<R>, ApiError>,
): SWRResponse<Output<R>, ApiError> {
  const own = useRow(row, input, options)
  const { data } = useRow(row, input, { keepPreviousData: true })
  return { ...own, data, error: own.data ? undefined : own.error }
}
