import { haltOf } from '../../people/organizations/halt-of.ts'
import type { Ctx } from '../../platform/ctx.ts'
import type { AppError } from '../../platform/errors.ts'
import type { Content } from '../../telephony/carriers/carrier.ts'
import { carrierOf } from '../../telephony/carriers/carriers.ts'
import { listConsentsOf } from '../consents/door.ts'
import type { Recipient } from './compose-content.ts'
import { factsOf, refusalOf, stateOf } from './gate.ts'

/** The reason why the gate would not let a message leave by itself at a time, as things stand; undefined: it would. */
export async function findRefusal(ctx: Ctx, to: Recipient, content: Content, at: Date): Promise<AppError | undefined> {
  const { contact, channel, chosen } = to
  const [sender, consents] = await Promise.all([
    carrierOf(channel).findSender(ctx.org, channel, { line: contact.channels[channel]?.line }),
    listConsentsOf(ctx.org, contact),
  ])
  return refusalOf({
    ...stateOf(contact, channel, chosen, consents),
    halt: haltOf(ctx.caller.standing, at),
    content,
    ...factsOf(sender),
    now: at,
  })
}
