import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import { stripeWebhooks } from '#contract/billing/billing.ts'
import { pathOf } from '#contract/route.ts'
import type { Off } from './faults.ts'
import { type HttpAnswer, type HttpRequest, startHttpServer } from './http-server.ts'
import { readOrCreateJsonFile, writeJsonFile } from './json-file.ts'
import { answerApi } from './stripe/answer-api.ts'
import { answerPage } from './stripe/answer-page.ts'
import { StripeRefusal } from './stripe/api.ts'
import { settle } from './stripe/periods.ts'
import { newData, newStripeId } from './stripe/state.ts'

interface Options {
  dir: string
  /** The site's own address, which is told of what changes. */
  publicUrl: string
  /** Epoch milliseconds. */
  now: () => number
  off?: Off
}

export type Stripe = Awaited<ReturnType<typeof startStripe>>

/** The twin of Stripe: its API, its pages for paying and for managing a plan, and its signed events. */
export async function startStripe({ dir, publicUrl, now, off }: Options) {
  const file = join(dir, 'stripe.json')
  const data = { ...newData(), ...readOrCreateJsonFile(file, newData) }
  const [secretKey, webhookSecret] = ['sk_test_local', 'whsec_local']
  const seconds = () => Math.floor(now() / 1000)

  /** Tells of an object, as of something that may come twice, late, or never. */
  const tell = (type: string, object: object) => {
    const at = seconds()
    const body = JSON.stringify({ id: newStripeId('evt'), object: 'event', type, created: at, data: { object } })
    const v1 = createHmac('sha256', webhookSecret).update(`${at}.${body}`).digest('hex')
    const headers = { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${v1}` }
    fetch(publicUrl + pathOf(stripeWebhooks.changed), { method: 'POST', headers, body }).catch(() => {})
  }
  const tellSubscription = (customer: string) => {
    for (const one of Object.values(data.subscriptions))
      if (one.customer === customer) tell('customer.subscription.updated', { id: one.id, metadata: one.metadata })
  }
  const at = () => ({ data, now: seconds(), tellSubscription })

  const answer = async (request: HttpRequest): Promise<HttpAnswer> => {
    const url = new URL(request.path, server.url)
    if (!url.pathname.startsWith('/v1/')) return answerPage(at(), request, url)
    if (request.headers.authorization !== `Bearer ${secretKey}`) throw new StripeRefusal(401, 'Invalid API key.')
    return answerApi({ ...at(), url: server.url }, request, url)
  }
  const server = await startHttpServer(
    0,
    async (request) => {
      try {
        const answered = await answer(request)
        if (request.method !== 'GET') writeJsonFile(file, data)
        return answered
      } catch (error) {
        if (!(error instanceof StripeRefusal)) throw error
        const { status, message, code } = error
        return { status, body: { error: { type: 'invalid_request_error', message, code } } }
      }
    },
    off,
  )
  return {
    ...server,
    secretKey,
    webhookSecret,
    list: () => data,
    /** Brings the customers of a dealership to now: periods end, cards are charged, and Lotwire is told. */
    catchUp(org: string) {
      for (const { id, metadata } of Object.values(data.customers)) {
        if (metadata.org !== org || !settle(data, id, seconds())) continue
        writeJsonFile(file, data)
        tellSubscription(id)
      }
    },
  }
}
