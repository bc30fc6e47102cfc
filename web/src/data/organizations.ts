import { PHONE_COUNTRIES, type PhoneCountry } from '#contract/people/countries.ts'
import { organizations } from '#contract/people/organizations.ts'
import { useSession } from '../lib/session.ts'
import { useRow } from '../lib/use-row.ts'

/** What holds for the whole dealership: its clock, its hours, its country, its sounds. */
export function useOrganization() {
  const { user } = useSession()
  return useRow(organizations.get, user ? { params: { id: user.organization_data.id } } : null)
}

/** Where a number without a country code is, for whoever writes one. */
export const usePhoneCountry = (): PhoneCountry => useOrganization().data?.phone_country ?? PHONE_COUNTRIES[0]
