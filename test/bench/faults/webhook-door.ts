import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { handler } from '../../../functions/webhooks/twilio.ts'
import { answerApi } from '../../../lib/local/gateway/answer-api.ts'

/** An endpoint for Twilio's webhooks to the product in this process. */
export async function startWebhookDoor() {
  const api = {
    invoke: (_: string, event: unknown) => handler(event as APIGatewayProxyEventV2),
    edgeSecret: process.env.EDGE_SECRET ?? '',
    now: () => new Date(),
    headers: {},
  }
  const server = createServer((request, response) => answerApi(api, request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
