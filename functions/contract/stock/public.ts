import * as z from 'zod/mini'
import { Count, Id, MaybeText, PerPage } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { publicVehicle } from './vehicle.ts'
import { visits } from './visits.ts'

export const PublicVehicle = z.lazy(publicVehicle)
export type PublicVehicle = z.infer<typeof PublicVehicle>

/** Fewer than in the workspace: anyone may request them, any number of times. */
const PUBLIC_PER_PAGE_MAX = 50
const PublicPerPage = z.pipe(
  PerPage,
  z.transform((n) => Math.min(n, PUBLIC_PER_PAGE_MAX)),
)

const one = z.object({ id: Id })
/** Routes without sign-in (S2 §7). */
export const open = {
  vehicle: route({
    method: 'GET',
    path: '/api/public/vehicles/{id}',
    access: 'public',
    uses: ['table:read-showroom', 'keys:csrf'],
    params: one,
    output: z.object({ vehicle: PublicVehicle, contact: z.object({ phone: MaybeText, whatsapp: MaybeText }) }),
  }),
  dealer: route({
    method: 'GET',
    path: '/api/public/vehicles/user/{userId}',
    access: 'public',
    uses: ['table:read-showroom', 'keys:csrf'],
    /** The public id of the dealer whose page lists the same vehicles. */
    params: z.object({ userId: Id }),
    query: z.object({
      page: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 1),
      per_page: z._default(PublicPerPage, 20),
    }),
    output: z.object({
      data: z.array(PublicVehicle),
      total: Count,
      currentPage: Count,
      perPage: Count,
      last_page: Count,
    }),
  }),
  ...visits,
}
