import { contacts } from '#contract/customers/contacts.ts'
import { deals } from '#contract/messaging/deals.ts'
import type { Input, Output } from '#contract/route.ts'
import { call } from '../lib/client.ts'
import { know, readAgain } from '../lib/read-again.ts'
import { useRow } from '../lib/use-row.ts'

export type Deal = Output<typeof deals.get>['deal']
export type DealChanges = Input<typeof deals.update>['body']

export const useDeal = (id: string) => useRow(deals.get, { params: { id } })

/** A link where the customer tells of their trade-in. */
export const createTradeInLink = async (id: string) => (await call(deals.createLink, { params: { id } })).url

export async function updateDeal(id: string, body: DealChanges): Promise<Deal> {
  const input = { params: { id } }
  const changed = await call(deals.update, { ...input, body })
  await Promise.all([know(deals.get, input, changed), readAgain(contacts.get, contacts.history, contacts.list)])
  return changed.deal
}
