import { provenOrg } from '../core/platform/ctx.ts'
import { syncRegistration } from '../core/telephony/registrations/sync-registration.ts'
import { eachRecord } from './each-record.ts'

export const handler = eachRecord(({ org }: { org: string }, run) => syncRegistration({ ...run, org: provenOrg(org) }))
