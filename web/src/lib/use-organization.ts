import { organizations } from '#contract/people/organizations.ts'
import { useSession } from './session.ts'
import { useRow } from './use-row.ts'

/** What holds for the whole dealership: its clock, its hours, its country, its sounds. */
export function useOrganization() {
  const { user } = useSession()
  return useRow(organizations.get, user ? { params: { id: user.organization_data.id } } : null)
}
