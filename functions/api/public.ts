import { open } from '#contract/stock/public.ts'
import { countVisit } from '../core/stock/showroom/count-visit.ts'
import { getPublicVehicle } from '../core/stock/showroom/get-public-vehicle.ts'
import { listPublicVehicles } from '../core/stock/showroom/list-public-vehicles.ts'
import { serve } from '../serve.ts'

export const handler = serve(open, {
  vehicle: ({ params }) => getPublicVehicle(params),
  dealer: ({ params, query }) => listPublicVehicles({ ...params, ...query }),
  view: ({ params }, guest) => countVisit(guest, { ...params, what: 'views' }),
  call: ({ params }, guest) => countVisit(guest, { ...params, what: 'calls' }),
})
