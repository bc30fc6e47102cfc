import { requestStripe } from '../stripe/request-stripe.ts'

/** Gives back what was paid for an invoice; within a day a repeat gives nothing back twice. */
export async function refundInvoice(invoice: string): Promise<void> {
  const paid = await requestStripe('GET', '/v1/invoice_payments', { params: { invoice, status: 'paid' } })
  for (const { payment } of paid.data) {
    const { payment_intent } = payment
    if (typeof payment_intent !== 'string') continue
    await requestStripe('POST', '/v1/refunds', { params: { payment_intent }, once: `refund ${payment_intent}` })
  }
}
