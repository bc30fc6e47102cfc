import { admin } from '#contract/people/admin.ts'
import type { Input } from '#contract/route.ts'
import { call } from '../lib/client.ts'
import { thenRead } from '../lib/read-again.ts'
import { useKeptRow } from '../lib/use-row.ts'

/** All dealerships, the newest first, or those whose name has a text; system administrators only may ask. */
export const useOrganizations = (query: Input<typeof admin.organizations>['query']) =>
  useKeptRow(admin.organizations, { query })

export const setSuspended = (id: string, suspended: boolean) =>
  thenRead(call(admin.suspend, { params: { id }, body: { suspended } }), admin.organizations)
