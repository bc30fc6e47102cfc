import { ALL_CHANNELS } from '#contract/customers/channels/channels.ts'
import { vehicleOf } from '../../customers/contacts/asked-vehicle.ts'
import { createdAt } from '../../customers/contacts/contact-times.ts'
import type { Contact, ContactItem } from '../../customers/contacts/entity.ts'
import { isByMerge } from '../../customers/contacts/merged-parts.ts'
import type { OrgId } from '../../platform/ctx.ts'
import type { Change } from '../../platform/table/follow.ts'
import { momentOf } from '../../platform/table/ids.ts'
import type { FactItem } from './entity.ts'
import { newFact } from './rules.ts'
import { writeFacts } from './store.ts'

type ContactChange = Pick<Change<typeof Contact>, 'before' | 'after'>

export const tellsOfContact = (change: ContactChange) =>
  change.after !== undefined &&
  (change.before === undefined || (!isByMerge(change) && contactFacts(change.before, change.after).length > 0))

/** Records who came in, what they asked about, and who opted out. */
export const recordContacts = (org: OrgId, changes: ContactChange[]) =>
  writeFacts(
    org,
    changes.flatMap(({ before, after }) => (after ? contactFacts(before, after) : [])),
  )

/** What a change of a contact, or the contact itself where there is none before, is to reports. */
export function contactFacts(before: ContactItem | undefined, after: ContactItem): FactItem[] {
  const { org, id: contact, listed } = after
  const came = createdAt(after)
  const extra = listed.source ?? 'unknown'
  // By a call that nobody took, they came by something else than it seemed: the same fact again.
  const isKnown = before && before.listed.source === listed.source
  const lead = isKnown ? [] : [newFact(org, 'lead', came, contact, { contact, extra, since: came })]
  const vehicle = vehicleOf(after)
  const asked =
    vehicle?.id && vehicle.at && vehicle.id !== (before && vehicleOf(before)?.id)
      ? [
          newFact(org, 'asked', momentOf(vehicle.at).toISOString(), `${contact} ${vehicle.id}`, {
            contact,
            extra: vehicle.id,
          }),
        ]
      : []
  const optOuts = Object.entries(after.opted_out).flatMap(([key, at]) => {
    const channel = ALL_CHANNELS.find((one) => key.startsWith(`${one}_`))
    return channel && at && before?.opted_out[key] !== at
      ? [newFact(org, 'opted_out', at, `${contact} ${key}`, { channel, contact })]
      : []
  })
  return [...lead, ...asked, ...optOuts]
}
