import { createHmac } from 'node:crypto'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { edge } from '#contract/edge.ts'
import { AGENT_RIGHTS, RIGHTS } from '#contract/rights.ts'
import type { Row } from '#contract/route.ts'
import { webhooks } from '#contract/telephony/webhooks.ts'
import { IN_GOOD_STANDING } from '../../functions/core/platform/access.ts'
import { type Caller, type Ctx, provenOrg } from '../../functions/core/platform/ctx.ts'
import { newId } from '../../functions/core/platform/table/ids.ts'

export const ACCOUNT = `AC${'1'.repeat(32)}`
export const AUTH_TOKEN = '0123456789abcdef0123456789abcdef'
export const NUMBER = '+15550009999'

/** A manager of a dealership of its own. */
export function manager(): Ctx {
  return {
    now: new Date(),
    requestId: 'bench',
    address: '127.0.0.1',
    language: 'en',
    agent: 'bench',
    org: provenOrg(newId(new Date())),
    caller: {
      id: newId(new Date()),
      name: 'Dana Bench',
      email: 'dana@example.com',
      role: 'manager',
      isSystemAdmin: false,
      rights: RIGHTS,
      seesAllChats: true,
      standing: IN_GOOD_STANDING,
      language: 'en',
      session: 'bench',
    },
  }
}

/** The same person, were they an agent. */
export const asAgent = (caller: Caller): Caller => ({
  ...caller,
  role: 'agent',
  rights: AGENT_RIGHTS,
  seesAllChats: false,
})

/** Twilio's form for an inbound message, with the fields that it sends. */
export const inboundForm = (sid: string, from: string, body: string): Record<string, string> => ({
  ToCountry: 'US',
  SmsMessageSid: sid,
  NumMedia: '0',
  SmsSid: sid,
  SmsStatus: 'received',
  Body: body,
  To: NUMBER,
  NumSegments: '1',
  MessageSid: sid,
  AccountSid: ACCOUNT,
  From: from,
  ApiVersion: '2010-04-01',
})

export const statusForm = (sid: string, status: string): Record<string, string> => ({
  MessageSid: sid,
  SmsSid: sid,
  MessageStatus: status,
  SmsStatus: status,
  AccountSid: ACCOUNT,
  From: NUMBER,
  To: '+15550001001',
  ApiVersion: '2010-04-01',
})

/** X-Twilio-Signature, worked out here anew. */
export function sign(url: string, form: Record<string, string>): string {
  const parts = Object.keys(form)
    .toSorted()
    .map((key) => key + form[key])
  return createHmac('sha1', AUTH_TOKEN)
    .update(url + parts.join(''))
    .digest('base64')
}

/** The event that the HTTP API hands to the webhooks' Lambda. */
export function webhookEvent(
  row: Row,
  token: string,
  form: Record<string, string>,
  query = '',
): APIGatewayProxyEventV2 {
  const rawPath = row.path.replace('{token}', token)
  const url = `${process.env.PUBLIC_URL}${rawPath}${query ? `?${query}` : ''}`
  return {
    version: '2.0',
    routeKey: `ANY ${row.path}`,
    rawPath,
    rawQueryString: query,
    queryStringParameters: Object.fromEntries(new URLSearchParams(query)),
    pathParameters: { token },
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': sign(url, form),
      [edge.secretHeader]: process.env.EDGE_SECRET ?? '',
    },
    body: new URLSearchParams(form).toString(),
    isBase64Encoded: false,
    requestContext: {
      accountId: '',
      apiId: '',
      domainName: 'localhost',
      domainPrefix: 'localhost',
      routeKey: `ANY ${row.path}`,
      stage: '$default',
      time: '',
      timeEpoch: Date.now(),
      requestId: 'bench',
      http: {
        method: row.method,
        path: rawPath,
        protocol: 'HTTP/1.1',
        sourceIp: '127.0.0.1',
        userAgent: 'TwilioProxy',
      },
    },
  }
}

export const inboundEvent = (token: string, sid: string, from: string, body: string) =>
  webhookEvent(webhooks.messages, token, inboundForm(sid, from, body))
