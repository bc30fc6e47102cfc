import { provenOrg } from '../core/ctx.ts'
import { checkMessage } from '../core/messages/check-message.ts'
import { eachRecord } from './each-record.ts'

type Unconfirmed = { org: string; conversation: string; message: string }

export const handler = eachRecord(({ org, conversation, message }: Unconfirmed, run) =>
  checkMessage({ ...run, org: provenOrg(org) }, { conversation, message }),
)
