import type { AwsClient } from 'aws4fetch'
import { openSigner } from './open-signer.ts'
import { wait } from './patience.ts'

/** Same as patience.ts for the AWS clients. */
const USUAL_TRIES = { tries: 3, timeoutMs: 3_000 }

let client: Promise<AwsClient> | undefined

interface Call {
  /** The service name in the signature. */
  service: string
  url: string
  headers: Record<string, string>
  body: string
}

/**
 * POSTs signed JSON to an AWS service: for services with only one call in use, whose client would be most of a
 * function. Returns the parsed JSON; throws, after some tries, if the service does not respond or refuses.
 */
export async function signedFetch(call: Call, { tries, timeoutMs } = USUAL_TRIES): Promise<unknown> {
  for (let tried = 1; ; tried++) {
    try {
      return await fetchOnce(call, timeoutMs)
    } catch (error) {
      if (tried === tries || (error as Error).name === 'Refused') throw error
      await wait(50 * 2 ** tried)
    }
  }
}

async function fetchOnce({ service, url, headers, body }: Call, timeoutMs: number): Promise<unknown> {
  const response = await (await signer()).fetch(url, {
    method: 'POST',
    headers,
    body,
    signal: AbortSignal.timeout(timeoutMs),
    aws: { service },
  })
  const text = await response.text()
  if (response.ok) return JSON.parse(text)
  const isBusy = response.status >= 500 || response.status === 429
  const words = `${service} answered ${response.status}: ${text.slice(0, 300)}`
  throw Object.assign(new Error(words), { name: isBusy ? 'ServiceUnavailable' : 'Refused' })
}

function signer(): Promise<AwsClient> {
  client ??= openSigner({ retries: 0 })
  return client
}
