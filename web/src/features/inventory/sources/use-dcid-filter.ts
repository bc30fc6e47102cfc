import { inventory } from '#contract/stock/inventory.ts'
import { call } from '../../../lib/client.ts'
import { useRow } from '../../../lib/use-row.ts'

/** Which dealer's vehicles are shown where a file holds several dealers'. */
export function useDcidFilter() {
  const read = useRow(inventory.dcidFilter, {})
  return {
    ...read,
    isActive: read.data?.is_active ?? false,
    code: read.data?.dcid_filter ?? null,
    dealers: read.data?.dealers ?? [],
    /** Empty takes the filter off. */
    set: (dcid: string) => call(inventory.setDcidFilter, { body: { dcid: dcid.trim() || null } }),
  }
}
export type DcidFilter = ReturnType<typeof useDcidFilter>
