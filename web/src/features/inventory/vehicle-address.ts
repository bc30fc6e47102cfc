import { pages } from '../../../../functions/contract/pages.ts'
import { pathOf } from '../../../../functions/contract/route.ts'

/** A car's public page on this site. */
export const vehiclePath = (id: string) => pathOf(pages.vehicle, { id })

/** The same with the site, as it is shared. */
export const vehicleAddress = (id: string) => window.location.origin + vehiclePath(id)
