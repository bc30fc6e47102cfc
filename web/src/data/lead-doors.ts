import type { LeadWay } from '#contract/outreach/lead-facts.ts'
import { leads } from '#contract/outreach/leads.ts'
import { call } from '../lib/client.ts'
import { thenRead } from '../lib/read-again.ts'
import { useRow } from '../lib/use-row.ts'

export const useLeadDoors = () => useRow(leads.get, {})
export const renewLeadDoor = (way: LeadWay) => thenRead(call(leads.renew, { params: { way } }), leads.get)
export const dismissUnreadLead = (id: string) => thenRead(call(leads.dismiss, { params: { id } }), leads.get)
