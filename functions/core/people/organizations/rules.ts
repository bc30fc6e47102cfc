import { COUNTRIES, PHONE_COUNTRIES, PHONE_COUNTRY_OF } from '#contract/people/countries.ts'
import { NOTIFICATION_SOUNDS } from '#contract/people/notification-sounds.ts'
import type { Organization } from '#contract/people/organizations.ts'
import { USUAL_TIME_ZONES } from '#contract/people/time-zones.ts'
import type { OrganizationItem } from './entity.ts'

/** S2 §9. */
const VOLUME = 75

type Stored = Pick<OrganizationItem, 'org' | 'name'> & Partial<OrganizationItem>

/** A dealership in the contract's form, with defaults for fields that are empty or hold values of a later version. */
export function asOrganization(item: Stored): Organization {
  const country = oneOf(COUNTRIES, item.country) ?? COUNTRIES[0]
  return {
    id: item.org,
    name: item.name,
    address: item.address ?? '',
    city: item.city ?? '',
    state: item.state ?? '',
    zip_code: item.zip_code ?? '',
    country,
    timezone: item.timezone ?? USUAL_TIME_ZONES[0],
    phone_country: oneOf(PHONE_COUNTRIES, item.phone_country) ?? PHONE_COUNTRY_OF[country],
    business_hours: item.business_hours ?? null,
    notification_sound_enabled: item.notification_sound_enabled ?? true,
    new_chat_sound: oneOf(NOTIFICATION_SOUNDS, item.new_chat_sound) ?? NOTIFICATION_SOUNDS[0],
    awaits_carriers: item.us_texts === 'waiting',
    notification_volume: item.notification_volume ?? VOLUME,
  }
}

/** The fields that differ between two states of a dealership. */
export const changedFields = (before: Organization, after: Organization) =>
  (Object.keys(after) as (keyof Organization)[]).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  )

const oneOf = <Choice extends string>(choices: readonly Choice[], value: string | undefined) =>
  choices.find((choice) => choice === value)
