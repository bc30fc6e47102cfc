import { handCalls, leaveCalls } from '../core/calls/calls/move-calls.ts'
import { findJoined } from '../core/customers/twins/door.ts'
import { moveLeft } from '../core/customers/twins/move-left.ts'
import { removeLeft } from '../core/messaging/conversations/remove-left.ts'
import { removeHeader } from '../core/messaging/templates/remove-header.ts'
import { provenOrg } from '../core/platform/ctx.ts'
import { eachRecord } from './each-record.ts'

type Left = { org: string } & ({ contact: string } | { template: string; header: string })

export const handler = eachRecord(async ({ org: named, ...left }: Left) => {
  const org = provenOrg(named)
  if ('template' in left) return removeHeader(org, left.template, left.header)
  const into = (await findJoined(org, [left.contact])).get(left.contact)
  // First, so that no recording is copied into a folder that is gone.
  await (into ? handCalls(org, left.contact, into) : leaveCalls(org, left.contact))
  if (into) await moveLeft(org, left.contact, into)
  await removeLeft(org, left.contact)
})
