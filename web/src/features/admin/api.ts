import { admin } from '#contract/people/admin.ts'
import { call } from '../../lib/client.ts'
import { useKeptRow } from '../../lib/use-row.ts'

export const useOrganizations = (query: { search: string; cursor?: string }) =>
  useKeptRow(admin.organizations, { query })
export const setSuspended = (id: string, suspended: boolean) =>
  call(admin.suspend, { params: { id }, body: { suspended } })
