import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import twilio from 'twilio'

type Received = {
  path: string
  params: Record<string, string>
  isSigned: boolean
  token: string
  message: string
}

/** Our side of the webhooks, as small as possible: checks each signature with Twilio's own function. */
export async function startReceiver(authToken: () => string) {
  const received: Received[] = []
  const answers: number[] = []
  const server = createServer(async (request, response) => {
    const params = Object.fromEntries(new URLSearchParams(await text(request)))
    const signature = String(request.headers['x-twilio-signature'])
    received.push({
      path: request.url ?? '',
      params,
      isSigned: twilio.validateRequest(authToken(), signature, url + request.url, params),
      token: String(request.headers['i-twilio-idempotency-token']),
      message: params.MessageStatus ?? params.Body ?? '',
    })
    response.writeHead(answers.shift() ?? 200, { 'content-type': 'text/xml' }).end('<Response/>')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    received,
    /** The statuses of the next responses; then 200. */
    answers,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The real client, directed at the simulator like ours with TWILIO_BASE_URL. */
export function clientOf(base: string, user: string, password: string, accountSid: string) {
  class LocalClient extends twilio.RequestClient {
    override request<T>(options: Parameters<twilio.RequestClient['request']>[0]): Promise<T> {
      const { hostname, pathname, search } = new URL(options.uri)
      const uri = `${base}/${hostname.split('.')[0]}${pathname}${search}`
      return super.request({ ...options, uri }) as Promise<T>
    }
  }
  return twilio(user, password, { accountSid, httpClient: new LocalClient() })
}
