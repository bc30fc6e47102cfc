import { type Place, placeOfNumber } from '#contract/customers/area-codes.ts'
import type { Channel } from '#contract/customers/channels/channels.ts'
import { addressesOf, addressFor, isPhone, type Reached } from '../../customers/contacts/reachable-addresses.ts'
import { readOrganization } from '../../people/organizations/read-organization.ts'
import { readSettings } from '../../people/settings/door.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { minutesOf, type OwnHours } from './lawful-hours.ts'

export interface Hours {
  own: OwnHours
  /** The dealership's own place, for contacts whose number tells nothing. */
  home: Place
}

/** A dealership's hours for what goes out by itself. */
export async function findHours(org: OrgId): Promise<Hours> {
  const [organization, settings] = await Promise.all([readOrganization(org), readSettings(org, 'outreach')])
  return {
    own: {
      from: minutesOf(settings.outreach_from),
      until: minutesOf(settings.outreach_until),
      onSundays: settings.outreach_on_sundays,
      holidays: settings.outreach_holidays,
    },
    home: { zones: [organization.timezone] },
  }
}

/**
 * The place of a contact, guessed from the area code of the number that is written to, else of another of theirs; without
 * one, the dealership's.
 */
export const placeOf = (contact: Reached, channel: Channel | undefined, { home }: Hours): Place =>
  [(channel && addressFor(contact, channel)) ?? '', ...addressesOf(contact.listed)]
    .filter(isPhone)
    .map(placeOfNumber)
    .find((place) => place !== undefined) ?? home
