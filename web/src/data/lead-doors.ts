import type { LeadWay } from '#contract/outreach/lead-facts.ts'
import { leads } from '#contract/outreach/leads.ts'
import type { Input } from '#contract/route.ts'
import { call } from '../lib/client.ts'
import { readAgain, thenRead } from '../lib/read-again.ts'
import { useIsLive, useLive } from '../lib/realtime.ts'
import { useSession } from '../lib/session.ts'
import { useKeptRow, useRow } from '../lib/use-row.ts'

export const useLeadDoors = () => useRow(leads.get, {})
export const renewLeadDoor = (way: LeadWay) => thenRead(call(leads.renew, { params: { way } }), leads.get)

/** Polling interval while nothing is pushed. */
const POLL_MS = 60_000

/** How many leads could not be read; none for whom their role keeps from opening them. */
export function useUnreadLeadCount(): number {
  const { rights } = useSession()
  const isLive = useIsLive()
  const maySee = rights.includes('see_all') && rights.includes('settings')
  const { data } = useRow(leads.count, maySee ? {} : null, { refreshInterval: isLive ? 0 : POLL_MS })
  return data?.count ?? 0
}

/** Keeps them fresh by push: once, in the signed-in layout. A lead that can't be read is told of. */
export function useLiveUnreadLeads() {
  useLive(({ changed, contact_id, user_id }) => {
    if (changed === 'notification' && contact_id === null && user_id === undefined)
      void readAgain(leads.count, leads.unread)
  })
}

/** A page of them, the newest first. */
export const useUnreadLeads = (cursor: string | undefined) => useKeptRow(leads.unread, { query: { cursor } })

type Found = Input<typeof leads.take>['body']
export const takeUnreadLead = (id: string, body: Found) =>
  thenRead(call(leads.take, { params: { id }, body }), leads.unread, leads.count)
export const dismissUnreadLead = (id: string) =>
  thenRead(call(leads.dismiss, { params: { id } }), leads.unread, leads.count)
