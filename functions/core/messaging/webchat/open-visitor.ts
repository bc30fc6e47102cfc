import { randomBytes } from 'node:crypto'
import type { Language } from '#contract/language.ts'
import { contactIdOf } from '../../customers/contacts/derived-ids.ts'
import { limitChats } from '../../people/attempts/limit-chats.ts'
import type { Guest } from '../../platform/ctx.ts'
import { newId } from '../../platform/table/ids.ts'
import { findVehicleOn, type OpenedOn } from './find-vehicle-on.ts'
import { hashOf, type Shown, tokenOf } from './get-visitor.ts'
import { openChat, refuseElsewhere } from './open-chat.ts'
import { visitorTtl } from './rules.ts'
import { putVisitor } from './store.ts'

const SECRET_BYTES = 32

/** Makes a visitor, whose token only their browser has: nobody else opens their thread, and they open no other. */
export async function openVisitor(
  guest: Guest,
  { key, language, page, origin }: Shown & { key: string; language: Language; page?: OpenedOn | undefined },
) {
  const { now } = guest
  const { org, sites } = await openChat(key, now)
  refuseElsewhere(origin, sites)
  await limitChats(guest, org)
  const address = newId(now)
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  await putVisitor({
    ...{ org, contact: contactIdOf(org, address), address, hash: hashOf(secret), language },
    vehicle: page && (await findVehicleOn(org, page)),
    seen_at: now.getTime(),
    ttl: visitorTtl(now),
  })
  return { token: tokenOf(org, address, secret) }
}
