import { randomBytes } from 'node:crypto'
import { tradeInPages } from '#contract/messaging/trade-in-page.ts'
import { pathOf } from '#contract/route.ts'
import { getVisibleContact } from '../../customers/contacts/get-contact.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { publicUrl } from '../../platform/environment.ts'
import { putLink } from './store.ts'

const CODE_BYTES = 16
const DAYS = 60

/** Makes a link where a contact whom the caller may see tells of their trade-in. Throws `not_found`. */
export async function createLink(ctx: Ctx, { id }: { id: string }) {
  const { org, now } = ctx
  const contact = await getVisibleContact(ctx, id)
  const code = randomBytes(CODE_BYTES).toString('base64url')
  await putLink({ code, org, contact: contact.id, ttl: Math.ceil(now.getTime() / 1000) + DAYS * 86_400 })
  return { url: new URL(pathOf(tradeInPages.tradeIn, { code }), publicUrl()).href }
}
