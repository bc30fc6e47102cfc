import type { IncomingMessage, ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import type { Channels } from './channels.ts'

/** Handles POST /event `{ channel, events: [JSON text] }`; accepts only requests signed for appsync with our key. */
export function publishHandler(channels: Channels, accessKeyId: string) {
  return async (request: IncomingMessage, response: ServerResponse) => {
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const refuse = (status: number, errorType: string, message: string) =>
      send(status, { errors: [{ errorType, message }] })

    if (!isSignedBy(accessKeyId, request)) {
      request.resume()
      return refuse(401, 'UnauthorizedException', 'You are not authorized to make this call.')
    }
    try {
      const { channel, events } = (await json(request)) as { channel?: unknown; events?: unknown }
      const published = channels.publish(channel, events)
      if (published.refusal) return refuse(400, 'BadRequestException', published.refusal)
      return send(200, published)
    } catch {
      return refuse(400, 'BadRequestException', 'The body is not a JSON object.')
    }
  }
}

/** Only the handlers' key tells them apart from a page in a browser, which cannot set this header across origins. */
function isSignedBy(accessKeyId: string, { headers }: IncomingMessage) {
  const [, keyId, service] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/\d{8}\/[\w-]+\/(\w+)\/aws4_request,\s*SignedHeaders=[^,]*host[^,]*,\s*Signature=[\da-f]{64}$/.exec(
      headers.authorization ?? '',
    ) ?? []
  return keyId === accessKeyId && service === 'appsync'
}
