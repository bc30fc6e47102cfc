import { pathOf } from '#contract/route.ts'
import { pages } from '#contract/stock/pages.ts'

/** A vehicle's public page on this site. */
export const vehiclePath = (id: string) => pathOf(pages.vehicle, { id })

/** The full URL, for sharing. */
export const vehicleAddress = (id: string) => window.location.origin + vehiclePath(id)
