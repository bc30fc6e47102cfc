import { ALL_CHANNELS, CHANNELS } from '#contract/customers/channels/channels.ts'
import type { ContactQuery } from '#contract/customers/contact-query.ts'
import { foldText } from '#contract/fold-text.ts'
import { vehicleOf } from '../contacts/asked-vehicle.ts'
import { createdAt } from '../contacts/contact-times.ts'
import type { ContactItem } from '../contacts/entity.ts'
import { optedOutAt } from '../contacts/opt-outs.ts'
import type { ListedItem } from '../contacts/present-contact.ts'
import { meetsCondition } from '../fields/field-conditions.ts'
import { gotCampaign } from '../recipients/got-campaign.ts'
import type { Beside } from './find-beside.ts'

/** The part of a query that a contact's index entry can answer. */
type ListedQuery = Pick<ContactQuery, 'stage' | 'label' | 'channel' | 'source'>

export const fitsListed = (contact: ListedItem, { stage, label, channel, source }: ListedQuery): boolean =>
  (stage === undefined || contact.stage === stage) &&
  (source === undefined || contact.listed.source === source) &&
  (label === undefined || contact.listed.labels.includes(label)) &&
  (channel === undefined || contact.listed.addresses[CHANNELS[channel].address.kind] !== undefined)

/** The makes of two words begin so; of all others the first word behind the year is the make. */
const MAKE = /^(?:\d{4} )?((?:Alfa|Aston|Land|Rolls) \S+|\S+)/i

/** The make in a vehicle's title: Ford of "2021 Ford Escape XLT". */
export const makeOf = (title: string) => MAKE.exec(title)?.[1] ?? ''

/** True if a query needs the contact itself: its index entry knows nothing of messages. */
export const asksMoreThanListed = ({ make, silent, opted_out, campaign, custom }: ContactQuery) =>
  [make, silent, opted_out, campaign, custom].some((asked) => asked !== undefined)

/** True if a query has only a stage and an assignee: then the stage's column has the matches. */
export const asksStageAlone = ({ stage, assignee: _, ...others }: ContactQuery) =>
  stage !== undefined && Object.values(others).every((asked) => asked === undefined || asked === '')

/**
 * True if a contact matches a query's filters, without its search and assignee. Silence counts from when they were added;
 * `beside` is what `findBeside` read for the query.
 */
export function fits(contact: ContactItem, query: ContactQuery, now: Date, beside: Beside | undefined): boolean {
  const { make, silent, opted_out, campaign, replied, custom = [] } = query
  const silentSince = contact.last_message_at ?? createdAt(contact)
  return (
    fitsListed(contact, query) &&
    (silent === undefined || Date.parse(silentSince) <= now.getTime() - silent * 86_400_000) &&
    (make === undefined || foldText(makeOf(vehicleOf(contact)?.title ?? '')) === foldText(make)) &&
    (opted_out === undefined || isOptedOut(contact) === opted_out) &&
    (campaign === undefined || gotCampaign(beside?.recipients.get(contact.id), replied)) &&
    custom.every((asked) => beside && meetsCondition(beside.fields, beside.values.get(contact.id), asked))
  )
}

const isOptedOut = (contact: ContactItem) => ALL_CHANNELS.some((channel) => optedOutAt(contact, channel) !== undefined)
