import { ALL_CHANNELS, CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import { type FilledText, fillText, fillValues } from '#contract/messaging/fill-text.ts'
import type { Step } from '#contract/outreach/automation-schema.ts'
import { reasonWithout } from '#contract/outreach/send-facts.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { findOwnerLanguage } from '../../people/accounts/find-owner-language.ts'
import type { Work } from '../../platform/ctx.ts'
import { findKnown } from './compose-text.ts'
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

/** Fills a step's text, or its template's values; `reason`: why it has no point without one of its words. */
export async function composeStep(
  work: Pick<Work, 'org' | 'now'>,
  { run, contact, step }: Pick<Doing, 'contact' | 'step'> & { run: { vehicle?: string | undefined } },
) {
  const { template_id, variables = [], body = '' } = step
  const known = await findKnown(work, { run, contact }, template_id ? variables : [body])
  const { lacks, ...content } = template_id
    ? { template_id, ...fillValues(variables, known, await findOwnerLanguage(work.org)) }
    : asBody(fillText(body, known))
  return { content, reason: lacks === undefined ? undefined : reasonWithout(lacks) }
}

const asBody = ({ text: body, lacks }: FilledText) => ({ body, lacks })
