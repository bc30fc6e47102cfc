import { requestStripe, StripeRefusal } from '../stripe/request-stripe.ts'

/** Gives back what was paid for an invoice, however often it is asked. */
export async function refundInvoice(invoice: string): Promise<void> {
  const paid = await requestStripe('GET', '/v1/invoice_payments', { params: { invoice, status: 'paid' } })
  for (const { payment } of paid.data) {
    const { payment_intent } = payment
    if (typeof payment_intent !== 'string') continue
    const once = `refund ${payment_intent}`
    // Stripe knows a repeat by its key for a day only.
    await requestStripe('POST', '/v1/refunds', { params: { payment_intent }, once }).catch((error) => {
      if (!(error instanceof StripeRefusal && error.code === 'charge_already_refunded')) throw error
    })
  }
}
