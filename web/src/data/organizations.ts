import { PHONE_COUNTRIES, type PhoneCountry } from '#contract/people/countries.ts'
import { me } from '#contract/people/me.ts'
import { type OrganizationForm, organizations } from '#contract/people/organizations.ts'
import { call } from '../lib/client.ts'
import { know, readAgain } from '../lib/read-again.ts'
import { useSession } from '../lib/session.ts'
import { useRow } from '../lib/use-row.ts'

/** What holds for the whole dealership: its clock, its hours, its country, its sounds. */
export function useOrganization() {
  const { user } = useSession()
  return useRow(organizations.get, user ? { params: { id: user.organization_data.id } } : null)
}

/** Saves the dealership's own form; its name is also the session's. */
export async function updateOrganization({ id, name }: { id: string; name: string }, form: OrganizationForm) {
  const saved = await call(organizations.update, { params: { id }, body: form })
  await know(organizations.get, { params: { id } }, saved)
  if (saved.name !== name) await readAgain(me.get)
}

/** Where a number without a country code is, for whoever writes one. */
export const usePhoneCountry = (): PhoneCountry => useOrganization().data?.phone_country ?? PHONE_COUNTRIES[0]
