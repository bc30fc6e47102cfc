import { PHONE_COUNTRIES, type PhoneCountry } from '#contract/people/countries.ts'
import { useOrganization } from './use-organization.ts'

/** Where a number without a country code is, for whoever writes one. */
export const usePhoneCountry = (): PhoneCountry => useOrganization().data?.phone_country ?? PHONE_COUNTRIES[0]
