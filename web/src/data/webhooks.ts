import { webhooksOut } from '#contract/outreach/webhooks-out.ts'
import type { Input } from '#contract/route.ts'
import { call } from '../lib/client.ts'
import { readAgain, thenRead } from '../lib/read-again.ts'
import { useKeptRow, useRow } from '../lib/use-row.ts'

export type NewWebhook = Input<typeof webhooksOut.create>['body']
type Change = Input<typeof webhooksOut.update>['body']

/** `isAsked`: false for those who may not see them. */
export const useWebhooks = (isAsked = true) => useRow(webhooksOut.list, isAsked ? {} : null)

/** Returns before the list is read again, because the secret is shown only now to be saved. */
export async function createWebhook(body: NewWebhook) {
  const made = await call(webhooksOut.create, { body })
  void readAgain(webhooksOut.list)
  return made
}
export const updateWebhook = (id: string, body: Change) =>
  thenRead(call(webhooksOut.update, { params: { id }, body }), webhooksOut.list)
export const removeWebhook = (id: string) => thenRead(call(webhooksOut.remove, { params: { id } }), webhooksOut.list)

/** A page of an address's deliveries, looked at again while some are on their way. */
export const useDeliveries = (id: string, cursor: string | undefined) =>
  useKeptRow(
    webhooksOut.deliveries,
    { params: { id }, query: { cursor } },
    { refreshInterval: (page) => (page?.data.some(({ status }) => status === 'waiting') ? 3_000 : 0) },
  )
export const resendDelivery = (id: string, deliveryId: string) =>
  thenRead(call(webhooksOut.resend, { params: { id, deliveryId } }), webhooksOut.deliveries, webhooksOut.list)
