import { AwsClient } from 'aws4fetch'

/** AppSync takes no more events in one request. */
const MOST_A_REQUEST = 5
const TIMEOUT_MS = 5_000

let client: AwsClient | undefined

/** Publishes to a channel of the Events API; throws unless every event was taken. */
export async function publishEvents(channel: string, events: readonly object[]): Promise<void> {
  for (let i = 0; i < events.length; i += MOST_A_REQUEST) await publish(channel, events.slice(i, i + MOST_A_REQUEST))
}

async function publish(channel: string, events: readonly object[]) {
  const response = await signer().fetch(process.env.EVENTS_ENDPOINT ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ channel, events: events.map((event) => JSON.stringify(event)) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const answer = await response.text()
  if (!response.ok) throw new Error(`The Events API answered ${response.status}: ${answer.slice(0, 300)}`)
  const { failed = [] } = JSON.parse(answer) as { failed?: unknown[] }
  if (failed.length > 0) throw new Error(`The Events API did not take ${failed.length} events of ${channel}.`)
}

/** Lambda keeps its credentials in the environment for as long as a process lives. */
function signer(): AwsClient {
  client ??= new AwsClient({
    accessKeyId: process.env.AWS_ACCESS_KEY_ID ?? '',
    secretAccessKey: process.env.AWS_SECRET_ACCESS_KEY ?? '',
    sessionToken: process.env.AWS_SESSION_TOKEN,
    region: process.env.AWS_REGION,
    service: 'appsync',
    retries: 2,
  })
  return client
}
