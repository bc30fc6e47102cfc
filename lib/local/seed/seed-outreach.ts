import { contacts } from '#contract/customers/contacts.ts'
import { fields } from '#contract/customers/fields.ts'
import { views } from '#contract/customers/views.ts'
import { automations } from '#contract/outreach/automations.ts'
import { campaigns } from '#contract/outreach/campaigns.ts'
import { contactIdOf } from '../../../functions/core/customers/contacts/derived-ids.ts'
import type { Browser } from './browser.ts'

/** Ready-made automations that are on. None of them texts on a customer's first message: that is a stranger's to try. */
const ON = ['no_show', 'thank_you', 'price_drop', 'vehicle_sold']

const FIELDS = [
  { name: 'Down payment', kind: 'text' },
  { name: 'Preferred contact', kind: 'choice', choices: ['Text', 'Call', 'WhatsApp'] },
] as const

/** By phone number. */
const VALUES: Record<string, Record<string, string>> = {
  '+16285550101': { down_payment: '$3,000', preferred_contact: 'WhatsApp' },
  '+16285550103': { down_payment: '$5,000 and the trade-in', preferred_contact: 'Text' },
  '+16285550105': { preferred_contact: 'Call' },
}

/** The lists that everybody has. */
const LISTS = [
  { name: 'Trade-ins', query: { label: 'Trade-in' } },
  { name: 'Working deals', query: { stage: 'working_deal' } },
  { name: 'Waiting over an hour', query: { waiting: 'over_an_hour' } },
] as const

/** Fields and lists of the dealership's own, a campaign to look over and start, and automations that are on, whose ids by key it returns. */
export async function seedOutreach(manager: Browser, org: string): Promise<Record<string, string>> {
  for (const body of FIELDS)
    await manager.call(fields.create, { body: { ...body, choices: 'choices' in body ? [...body.choices] : undefined } })
  for (const [phone, custom] of Object.entries(VALUES))
    await manager.call(contacts.update, { params: { id: contactIdOf(org, phone) }, body: { custom } })
  for (const body of LISTS) await manager.call(views.create, { body: { ...body, is_shared: true } })
  const { data } = await manager.call(automations.recipes)
  const ids: Record<string, string> = {}
  for (const { key, about: _, ...definition } of data.filter((recipe) => ON.includes(recipe.key))) {
    const { automation } = await manager.call(automations.create, { body: definition })
    await manager.call(automations.publish, { params: { id: automation.id } })
    ids[key] = automation.id
  }
  await manager.call(campaigns.create, {
    body: {
      name: 'Winter checkup',
      channel: 'sms',
      purpose: 'informational',
      audience: { query: { stage: 'sold' } },
      body: 'Hi {{first_name|there}}, winter is coming: your free battery and tire check is waiting at {{dealership}}. Reply with a day that works.',
    },
  })
  return ids
}
