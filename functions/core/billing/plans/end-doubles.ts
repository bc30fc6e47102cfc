import { recordAct } from '../../people/audit/record-act.ts'
import { findOrganization } from '../../people/organizations/door.ts'
import type { Work } from '../../platform/ctx.ts'
import { requestStripe } from '../stripe/request-stripe.ts'
import type { StripeSubscription } from '../stripe/stripe-types.ts'
import { isPayingStatus } from './is-paying.ts'
import { refundInvoice } from './refund-invoice.ts'
import { findBilling } from './store.ts'
import { mailPayers, tellOnce } from './tell-payers.ts'

const INVOICES = 24

/**
 * A dealership has one plan: of several, paid in as many tabs, the one that began first stays. What was paid for the others
 * goes back, whoever pays is told, and they end. Safe to repeat.
 */
export async function endDoubles(work: Work): Promise<void> {
  const { org, now } = work
  const { customer } = await findBilling(org)
  if (!customer) return
  const { data } = await requestStripe('GET', '/v1/subscriptions', { params: { customer, status: 'all' } })
  const [, ...doubles] = data.filter(({ status }) => isPayingStatus(status)).toSorted(byBeginning)
  for (const { id } of doubles) {
    const invoices = await requestStripe('GET', '/v1/invoices', { params: { subscription: id, limit: INVOICES } })
    const paid = invoices.data.filter(({ status, total }) => status === 'paid' && total > 0)
    for (const invoice of paid) await refundInvoice(invoice.id)
    const price = `$${(paid.reduce((sum, { total }) => sum + total, 0) / 100).toFixed(2)}`
    const organization = await findOrganization(org)
    const about = `paid_twice ${id}`
    const tidings = { kind: 'paid_twice' as const, about, until: now.toISOString() }
    const tell = async () => organization && mailPayers(org, organization.name, tidings)
    // It ends only when they are told: whoever is killed before leaves it to the next look.
    if (!(await tellOnce(org, { topic: 'paid_twice', about }, now, tell))) continue
    await requestStripe('DELETE', `/v1/subscriptions/${id}`)
    const doing = { org, now, address: '', agent: '' }
    await recordAct(doing, { action: 'second_plan_ended', about: org, words: { price } })
  }
}

const byBeginning = (one: StripeSubscription, other: StripeSubscription) =>
  one.start_date - other.start_date || (one.id < other.id ? -1 : 1)
