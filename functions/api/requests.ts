import { requests } from '#contract/privacy/requests.ts'
import { createRequest } from '../core/privacy/requests/create-request.ts'
import { getRequest } from '../core/privacy/requests/get-request.ts'
import { getSaleFile } from '../core/privacy/sales/get-sale-file.ts'
import { serve } from '../serve.ts'

export const handler = serve(requests, {
  create: ({ params, body }, ctx) => createRequest(ctx, { ...params, ...body }),
  get: ({ params }, ctx) => getRequest(ctx, params),
  saleFile: ({ params, query }, ctx) => getSaleFile(ctx, { ...params, ...query }),
})
