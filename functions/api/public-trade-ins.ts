import { publicTradeIns } from '#contract/messaging/trade-in-page.ts'
import { addPhotoByCustomer, updateByCustomer } from '../core/messaging/deals/update-by-customer.ts'
import { serve } from '../serve.ts'

export const handler = serve(publicTradeIns, {
  addPhoto: ({ params, file }, guest) => addPhotoByCustomer(guest, { ...params, file }),
  send: ({ params, body }, guest) => updateByCustomer(guest, { ...params, ...body }),
})
