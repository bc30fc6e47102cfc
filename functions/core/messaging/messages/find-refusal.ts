import type { Ctx } from '../../platform/ctx.ts'
import type { AppError } from '../../platform/errors.ts'
import { findChannelSender } from '../../telephony/connections/find-channel-sender.ts'
import type { Content, Recipient } from './compose-content.ts'
import { refusalOf, stateOf } from './gate.ts'

/** The reason why the gate would not let a message leave at a time, as things stand; undefined: it would. */
export async function findRefusal(ctx: Ctx, to: Recipient, content: Content, at: Date): Promise<AppError | undefined> {
  const { contact, channel, chosen } = to
  const sender = await findChannelSender(ctx.org, channel, { line: contact.channels[channel]?.line })
  return refusalOf({
    ...stateOf(contact, channel, chosen),
    isOrgSuspended: ctx.caller.isOrgSuspended,
    content,
    isConfigured: sender !== undefined,
    now: at,
  })
}
