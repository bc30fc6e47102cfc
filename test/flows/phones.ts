import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { callConsole, newOrganization } from '../cloud.ts'
import { eventually } from '../eventually.ts'

export const MICROPHONE = { permissions: ['microphone'] }
export const DESK = { viewport: { width: 1440, height: 900 }, ...MICROPHONE }
export const PHONE = { viewport: { width: 390, height: 844 }, ...MICROPHONE }

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** The call that goes on, in a page or below it. */
export const callOn = (page: Page) => page.getByRole('region', { name: 'Call in Progress' })
/** The duration of a call, which a busy machine shows late. */
export const TIME = /^\d+:\d\d$/

type Leg = { sid: string; to: string; status: string }

/** A dealership that calls, and the customers' end of its calls, played by the console. */
export async function openPhones() {
  const ours = await newOrganization()
  const account = await ours.connect()
  const { account_sid, phone_number } = account

  const ask = async (method: 'GET' | 'POST', path: string, decision?: object) => {
    const { status, body } = await callConsole(method, path, decision)
    expect(status, JSON.stringify(body)).toBe(200)
    return body
  }
  const listCalls = async () =>
    (await ask('GET', `twilio/calls?account_sid=${account_sid}`)).calls as (Leg & { children: Leg[] })[]

  return {
    ours,
    account,
    /** The dealership's number. */
    number: phone_number,
    newAgent: ({ first_name = 'Ana', language = 'en' }: { first_name?: string; language?: 'en' | 'es' } = {}) =>
      ours.addMember({ role: 'agent', first_name, last_name: 'Agent', language }),
    /** Decides what the customer's end of a call does. */
    decide: (sid: string, decision: object) => ask('POST', `twilio/calls/${sid}`, decision),
    callIn: async (from: string): Promise<string> =>
      (await ask('POST', 'twilio/calls', { from, to: phone_number })).sid,
    /** The call from a browser that rings at this number. */
    ringingAt: (to: string): Promise<string> =>
      eventually(async () => {
        const found = (await listCalls()).find(({ children }) =>
          children.some((leg) => leg.to === to && leg.status === 'ringing'),
        )
        return found?.sid ?? Promise.reject(new Error(`It doesn't ring at ${to}.`))
      }),
    statusOf: async (sid: string) => (await listCalls()).find((call) => call.sid === sid)?.status,
  }
}
export type Phones = Awaited<ReturnType<typeof openPhones>>
