import { connect } from '#contract/telephony/connect.ts'
import { addNumber } from '../core/telephony/setup/add-number.ts'
import { getSetup } from '../core/telephony/setup/get-setup.ts'
import { listForSale } from '../core/telephony/setup/list-for-sale.ts'
import { removeNumber } from '../core/telephony/setup/remove-number.ts'
import { startSetup } from '../core/telephony/setup/start-setup.ts'
import { updateNumber } from '../core/telephony/setup/update-number.ts'
import { serve } from '../serve.ts'

export const handler = serve(connect, {
  get: (_, ctx) => getSetup(ctx),
  start: (_, ctx) => startSetup(ctx),
  numbersForSale: ({ query }, ctx) => listForSale(ctx, query),
  buyNumber: ({ body }, ctx) => addNumber(ctx, body),
  updateNumber: ({ params, body }, ctx) => updateNumber(ctx, { ...params, ...body }),
  releaseNumber: ({ params }, ctx) => removeNumber(ctx, params),
})
