import type { HttpAnswer, HttpRequest } from '../http-server.ts'
import { cardOn } from './cards.ts'
import { begin, settle } from './periods.ts'
import { renderBank, renderCheckout, renderGone, renderPortal } from './render-pages.ts'
import type { Session, StripeData } from './state.ts'

interface At {
  data: StripeData
  now: number
  tellSubscription(customer: string): void
}

/** The pages that a person meets: paying, the bank's question, and the portal. */
export function answerPage(at: At, request: HttpRequest, url: URL): HttpAnswer {
  const [, kind, id = ''] = url.pathname.split('/')
  const form = new URLSearchParams(request.body)
  const session = at.data.sessions[id]
  if (kind === 'checkout' && session && !session.isDone)
    return request.method === 'POST' ? pay(at, session, form) : renderCheckout(session)
  if (kind === 'portal' && at.data.customers[id]) {
    if (request.method === 'POST') manage(at, id, form)
    const own = Object.values(at.data.subscriptions).findLast(({ customer }) => customer === id)
    return renderPortal(own, url.searchParams.get('return_url') ?? '')
  }
  return renderGone()
}

function pay(at: At, session: Session, form: URLSearchParams): HttpAnswer {
  const { data, now } = at
  const card = (form.get('card') ?? '').replace(/\D/g, '')
  const kind = cardOn(card)
  if (kind === 'declined' || form.get('bank') === 'no') return renderCheckout(session, 'Your card was declined.')
  if (kind === 'asks' && form.get('bank') !== 'yes') return renderBank(card)
  const customer = data.customers[session.customer]
  if (!customer) return renderGone()
  customer.card = card
  session.isDone = true
  const { id } = customer
  begin(data, { customer: id, metadata: session.metadata, amount: session.amount }, now, session.trial_end)
  at.tellSubscription(id)
  return { status: 303, headers: { location: session.success_url }, body: Buffer.alloc(0) }
}

function manage({ data, now, tellSubscription }: At, customer: string, form: URLSearchParams) {
  const act = form.get('act')
  const known = data.customers[customer]
  if (act === 'card' && known) known.card = (form.get('card') ?? '').replace(/\D/g, '')
  for (const one of Object.values(data.subscriptions))
    if (one.customer === customer && one.status !== 'canceled' && act !== 'card')
      one.cancel_at_period_end = act === 'cancel'
  settle(data, customer, now)
  tellSubscription(customer)
}
