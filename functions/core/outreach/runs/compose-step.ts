import { ALL_CHANNELS, CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import type { Step } from '#contract/outreach/automation-schema.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import type { Work } from '../../platform/ctx.ts'
import { composeTexts } from './compose-text.ts'
import type { Doing } from './step-types.ts'

/** The channels that a step may go by: its own, else where the customer wrote last, then where they can be reached. */
export function channelsFor(
  { channel, template_id }: Step,
  { most_recent_type }: Pick<ContactItem, 'most_recent_type'>,
): Channel[] {
  if (template_id) return ALL_CHANNELS.filter((one) => CHANNELS[one].hasTemplates)
  if (channel) return [channel]
  const last: Channel[] = most_recent_type ? [most_recent_type] : []
  return [...last, ...ALL_CHANNELS.filter((one) => one !== most_recent_type)]
}

/** Fills a step's text, or its template's values; `lacksPrice` where it would say a price that customers may not see. */
export async function composeStep(
  work: Pick<Work, 'org' | 'now'>,
  { run, contact, step }: Pick<Doing, 'contact' | 'step'> & { run: { vehicle?: string | undefined } },
) {
  const { template_id, variables = [], body = '' } = step
  const { texts, lacksPrice } = await composeTexts(work, { run, contact }, template_id ? variables : [body])
  const content = template_id
    ? { template_id, variables: texts.map((value) => value || '–') }
    : { body: texts[0] ?? '' }
  return { content, lacksPrice }
}
