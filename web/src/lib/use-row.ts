import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr'
import type { Input, Output, Row } from '#contract/route.ts'
import type { ApiError } from './api-error.ts'
import { call } from './client.ts'
import { rowKey } from './row-key.ts'

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
export function useKeptRow<R extends Row>(
  row: R,
  input: Input<R>,
  options?: SWRConfiguration<Output<R>, ApiError>,
): SWRResponse<Output<R>, ApiError> {
  const own = useRow(row, input, options)
  const { data } = useRow(row, input, { keepPreviousData: true })
  return { ...own, data, error: own.data ? undefined : own.error }
}
