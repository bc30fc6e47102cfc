import { useVehicles } from '../../../data/inventory.ts'
import type { CatalogueView } from './catalogue-address.ts'

const PER_PAGE = 20

/** A page of the catalogue; while the next one is fetched, the previous one stays. */
export function useCatalogue(view: CatalogueView) {
  return useVehicles({ ...view, per_page: PER_PAGE })
}
export type Catalogue = NonNullable<ReturnType<typeof useCatalogue>['data']>
