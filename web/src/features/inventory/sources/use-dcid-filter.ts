import { setFilter, useFilter } from '../api.ts'

/** Which dealer's vehicles are shown where a file holds several dealers'. */
export function useDcidFilter() {
  const read = useFilter()
  return {
    ...read,
    isActive: read.data?.is_active ?? false,
    code: read.data?.dcid_filter ?? null,
    dealers: read.data?.dealers ?? [],
    /** Empty takes the filter off. */
    set: (dcid: string) => setFilter(dcid.trim() || null),
  }
}
export type DcidFilter = ReturnType<typeof useDcidFilter>
