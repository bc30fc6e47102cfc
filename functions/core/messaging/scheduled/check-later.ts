import { pricesIn } from '#contract/stock/plain-fact.ts'
import type { Ctx, OrgId } from '../../platform/ctx.ts'
import { refusedFields } from '../../platform/errors.ts'
import { findShownPrice } from '../../stock/prices/find-shown-price.ts'
import { getOfferedBy } from '../../stock/showroom/door.ts'
import type { Content } from '../../telephony/carriers/carrier.ts'
import type { Recipient } from '../messages/compose-content.ts'
import { composeTemplate } from '../messages/compose-template.ts'
import { findRefusal } from '../messages/find-refusal.ts'
import type { ScheduledItem } from './entity.ts'
import { asOfLater } from './rules.ts'

/** The content to be sent: a template, or a text with what goes beside it. */
interface Later {
  body?: string
  hasFile: boolean
  vehicle_id?: string
  template_id?: string
  variables?: string[]
}

/** What is known of it already: that it may leave at its time as things stand. Returns what is kept of it. */
export async function checkLater(ctx: Ctx, to: Recipient, later: Later, send_at: string) {
  const { kept, content, refusal: ofContent } = await compose(ctx.org, later)
  const refusal = await findRefusal(ctx, to, content, new Date(send_at))
  const first = asOfLater(refusal, to.channel) ?? ofContent
  if (first) throw first
  return kept
}

type Kept = Pick<ScheduledItem, 'body' | 'vehicle_id' | 'price' | 'template'>

async function compose(org: OrgId, later: Later): Promise<{ kept: Kept; content: Content; refusal?: Error }> {
  const { template_id, variables = [], vehicle_id } = later
  if (template_id) {
    const { kept, content, refusal } = await composeTemplate(org, { template_id, variables })
    const { id, name, values } = kept.template ?? { id: template_id, name: '', values: variables }
    return { kept: { body: kept.body, template: { id, name, values } }, content, refusal }
  }
  const body = later.body?.trim() ?? ''
  if (body === '' && !later.hasFile) throw refusedFields({ body: { key: 'message_empty' } })
  const vehicle = vehicle_id ? await getOfferedBy(org, vehicle_id) : undefined
  const shown = vehicle && (await findShownPrice(org, vehicle))
  const price = shown && pricesIn(body).includes(shown.amount) ? shown.amount : undefined
  return { kept: { body, vehicle_id, price }, content: { body } }
}
