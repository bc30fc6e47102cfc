import type { Twilio } from 'twilio'
import type RequestClient from 'twilio/lib/base/RequestClient.js'
import { wait } from '../../platform/aws/patience.ts'
import { addressOf } from './address.ts'

/** Timeout of one call, including its retries after a 429. A browser is waiting for it. */
const LONGEST_CALL_MS = 10_000
const FIRST_BACKOFF_MS = 200
/** A retry that is cut short leaves its outcome unknown, whereas the 429 before it means that nothing was sent. */
const LEAST_ATTEMPT_MS = 2_000

export interface Credentials {
  account_sid: string
  auth_token: string
}

/** Twilio's own client, loaded on first use: functions that only read do not pay for it. */
export async function createClient({ account_sid, auth_token }: Credentials): Promise<Twilio> {
  const { default: twilio } = await import('twilio')

  /** One attempt within a fixed time; only a 429, which Twilio did not act on, is retried. */
  class PatientClient extends twilio.RequestClient {
    override async request<T>(options: RequestClient.RequestOptions<T>) {
      const giveUpAt = Date.now() + LONGEST_CALL_MS
      const uri = addressOf(options.uri)
      for (let backoffMs = FIRST_BACKOFF_MS; ; backoffMs *= 2) {
        const timeout = giveUpAt - Date.now()
        const answer = await within(timeout, super.request<T>({ ...options, uri, timeout }))
        const pauseMs = backoffMs * (0.5 + Math.random() / 2)
        if (answer.statusCode !== 429 || Date.now() + pauseMs + LEAST_ATTEMPT_MS > giveUpAt) return answer
        await wait(pauseMs)
      }
    }
  }

  // A kept-alive connection may be dead after a Lambda's freeze, and a send that fails on one has an unknown outcome.
  const httpClient = new PatientClient({ keepAlive: false, timeout: LONGEST_CALL_MS })
  return twilio(account_sid, auth_token, { httpClient })
}

/** Twilio's client limits the silence between two packets, not the total time. */
async function within<T>(milliseconds: number, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    const error = Object.assign(new Error('Twilio did not answer in time.'), { code: 'ETIMEDOUT' })
    timer = setTimeout(reject, milliseconds, error)
  })
  try {
    return await Promise.race([answer, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
