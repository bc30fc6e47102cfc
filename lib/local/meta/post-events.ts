import { createHmac } from 'node:crypto'
import { pathOf } from '#contract/route.ts'
import { metaWebhooks } from '#contract/telephony/meta-pages.ts'

interface Options {
  publicUrl: string
  appSecret: string
}

/** How events reach the site: in what order, and how often each. */
export interface Delivery {
  /** Each comes so often. */
  times?: number
  is_shuffled?: boolean
  /** Of another app's secret. */
  is_forged?: boolean
}

const TRIES = 4
const PAUSE_MS = 200

/** Brings events to the site, each signed and in a call of its own; what is not taken comes again. Answers the statuses. */
export function eventPoster({ publicUrl, appSecret }: Options) {
  const address = publicUrl + pathOf(metaWebhooks.messages)
  async function post(object: string, account: string, event: object, isForged: boolean): Promise<number> {
    const body = JSON.stringify({ object, entry: [{ id: account, time: Date.now(), messaging: [event] }] })
    const secret = isForged ? 'another secret' : appSecret
    const signature = createHmac('sha256', secret).update(body).digest('hex')
    const headers = { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` }
    for (let n = 1; ; n += 1) {
      const { status } = await fetch(address, { method: 'POST', headers, body })
      if (status < 500 || n === TRIES) return status
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * n))
    }
  }
  return async (object: string, account: string, events: object[], how: Delivery = {}): Promise<number[]> => {
    const { times = 1, is_shuffled = false, is_forged = false } = how
    const all = events.flatMap((event) => Array.from({ length: times }, () => event))
    if (!is_shuffled) {
      const statuses = []
      for (const event of all) statuses.push(await post(object, account, event, is_forged))
      return statuses
    }
    const shuffled = all.toSorted(() => Math.random() - 0.5)
    return Promise.all(shuffled.map((event) => post(object, account, event, is_forged)))
  }
}
