import { PHONE_COUNTRIES, type PhoneCountry } from '#contract/people/countries.ts'
import { me } from '#contract/people/me.ts'
import { type Organization, type OrganizationForm, organizations } from '#contract/people/organizations.ts'
import { call } from '../lib/client.ts'
import { know, readAgain } from '../lib/read-again.ts'
import { useSession } from '../lib/session.ts'
import { useRow } from '../lib/use-row.ts'

/** Settings of the whole dealership: its time zone, hours, country and sounds. */
export function useOrganization() {
  const { user } = useSession()
  return useRow(organizations.get, user ? { params: { id: user.organization_data.id } } : null)
}

/** Saves the dealership's form; its name and its time zone are also part of the session. */
export async function updateOrganization({ id, name, timezone }: Organization, form: OrganizationForm) {
  const saved = await call(organizations.update, { params: { id }, body: form })
  await know(organizations.get, { params: { id } }, saved)
  if (saved.name !== name || saved.timezone !== timezone) await readAgain(me.get)
}

/** The default country for phone numbers typed without a country code. */
export const usePhoneCountry = (): PhoneCountry => useOrganization().data?.phone_country ?? PHONE_COUNTRIES[0]
