import { useSWRConfig } from 'swr'
import { integrations } from '#contract/stock/integrations.ts'
import { inventory } from '#contract/stock/inventory.ts'
import { syncs } from '#contract/stock/syncs.ts'
import { isRow } from '../../lib/row-key.ts'

const WHAT_A_CHANGE_CONCERNS = [inventory.list, inventory.dcidFilter, integrations.list, syncs.mapping]

/** Reads again all on the screen that a change of the inventory may have changed; its runs are read by themselves. */
export function useReadAgain() {
  const { mutate } = useSWRConfig()
  return () => Promise.all(WHAT_A_CHANGE_CONCERNS.map((row) => mutate(isRow(row))))
}
