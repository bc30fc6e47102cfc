import { billing } from '#contract/billing/billing.ts'
import { call } from '../lib/client.ts'
import { useReadOn } from '../lib/use-read-on.ts'
import { useRow } from '../lib/use-row.ts'

const SOON_MS = 2_000

/** What the dealership pays; read on until Stripe has told of what was just paid (`awaitsPayment`), and as the plan changes. */
export function useBilling(awaitsPayment = false) {
  useReadOn('team', [billing.get])
  return useRow(billing.get, {}, { refreshInterval: (now) => (awaitsPayment && now?.plan === null ? SOON_MS : 0) })
}

/** The addresses of Stripe's pages. */
export const startCheckout = () => call(billing.checkout)
export const openPortal = () => call(billing.portal)
