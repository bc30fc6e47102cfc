import { connect } from '#contract/telephony/connect.ts'
import { registration } from '#contract/telephony/registration.ts'
import { addRegisteredNumber } from '../core/telephony/registrations/add-registered-number.ts'
import { getRegistration } from '../core/telephony/registrations/get-registration.ts'
import { submitRegistration } from '../core/telephony/registrations/submit-registration.ts'
import { updateRegistration } from '../core/telephony/registrations/update-registration.ts'
import { changeProfile } from '../core/telephony/senders/change-profile.ts'
import { connectSender } from '../core/telephony/senders/connect-sender.ts'
import { getConnect } from '../core/telephony/senders/get-connect.ts'
import { getSender } from '../core/telephony/senders/get-sender.ts'
import { listForSale } from '../core/telephony/setup/list-for-sale.ts'
import { removeNumber } from '../core/telephony/setup/remove-number.ts'
import { startSetup } from '../core/telephony/setup/start-setup.ts'
import { updateNumber } from '../core/telephony/setup/update-number.ts'
import { serve } from '../serve.ts'

export const handler = serve(
  { ...connect, ...registration },
  {
    get: (_, ctx) => getConnect(ctx),
    async start(_, ctx) {
      await startSetup(ctx)
      return getConnect(ctx)
    },
    numbersForSale: ({ query }, ctx) => listForSale(ctx, query),
    buyNumber: ({ body }, ctx) => addRegisteredNumber(ctx, body),
    updateNumber: ({ params, body }, ctx) => updateNumber(ctx, { ...params, ...body }),
    sender: ({ query }, ctx) => getSender(ctx, query),
    connectSender: ({ body }, ctx) => connectSender(ctx, body),
    changeSender: ({ body }, ctx) => changeProfile(ctx, body),
    releaseNumber: ({ params }, ctx) => removeNumber(ctx, params),
    getRegistration: (_, ctx) => getRegistration(ctx),
    saveRegistration: ({ body }, ctx) => updateRegistration(ctx, body),
    submitRegistration: (_, ctx) => submitRegistration(ctx),
  },
)
