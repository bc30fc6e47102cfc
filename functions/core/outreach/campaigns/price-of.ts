import { CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import { countSegments } from '#contract/customers/channels/count-segments.ts'
import type { SettingsOf } from '#contract/settings.ts'
import type { Given } from '../../messaging/messages/compose-content.ts'
import type { TemplateItem } from '../../messaging/templates/entity.ts'

/** A message's price in dollars, by the dealership's own prices: an SMS by its segments, WhatsApp by category; mail costs none. */
export function priceOf(
  settings: SettingsOf<'outreach'>,
  channel: Channel,
  content: Given,
  templates: ReadonlyMap<string, TemplateItem>,
): number {
  if (CHANNELS[channel].hasSubject) return 0
  if (!CHANNELS[channel].hasTemplates && 'body' in content && (content.copy_of || content.vehicle_id))
    return settings.outreach_mms_price
  if (!CHANNELS[channel].hasTemplates)
    return countSegments('body' in content ? content.body : '').count * settings.outreach_sms_price
  const template = 'template_id' in content ? templates.get(content.template_id) : undefined
  return template?.category === 'MARKETING' ? settings.outreach_marketing_price : settings.outreach_utility_price
}
