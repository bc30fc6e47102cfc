import { billingAdmin } from '#contract/billing/billing.ts'
import { closingAdmin } from '#contract/leaving/closing.ts'
import { admin } from '#contract/people/admin.ts'
import type { Input } from '#contract/route.ts'
import { call } from '../lib/client.ts'
import { thenRead } from '../lib/read-again.ts'
import { useKeptRow } from '../lib/use-row.ts'

/** All dealerships, newest first, or those whose name contains a text; for system administrators only. */
export const useOrganizations = (query: Input<typeof admin.organizations>['query']) =>
  useKeptRow(admin.organizations, { query })

export const refundPlan = (id: string) => thenRead(call(billingAdmin.refund, { params: { id } }), admin.organizations)

/** Lets the only owner set up another device. */
export const resetOwner = (id: string) => call(admin.resetOwner, { params: { id } })

export const setSuspended = (id: string, suspended: boolean) =>
  thenRead(call(admin.suspend, { params: { id }, body: { suspended } }), admin.organizations)

/** Begins to close a dealership, whose name was typed, and takes that back. */
export const closeOrganization = (id: string, name: string) =>
  thenRead(call(closingAdmin.close, { params: { id }, body: { name } }), admin.organizations)
export const reopenOrganization = (id: string) =>
  thenRead(call(closingAdmin.reopen, { params: { id } }), admin.organizations)
