import { dashboard } from '#contract/reports/dashboard.ts'
import type { Input } from '#contract/route.ts'
import { connect } from '#contract/telephony/connect.ts'
import { registration } from '#contract/telephony/registration.ts'
import { settings } from '#contract/telephony/twilio-settings.ts'
import { call } from '../lib/client.ts'
import { thenRead } from '../lib/read-again.ts'
import { useRow } from '../lib/use-row.ts'

export type NumberSearch = NonNullable<Input<typeof connect.numbersForSale>['query']>

/** What a change of numbers or accounts makes old. */
const STALE = [connect.get, settings.twilioStatus, dashboard.firstSteps] as const

export const useConnect = () => useRow(connect.get, {})
export const startSetup = () => thenRead(call(connect.start, {}), ...STALE)
/** Waits without a search. */
export const useNumbersForSale = (query: NumberSearch | null) =>
  useRow(connect.numbersForSale, query && { query }, { revalidateOnFocus: false })
export const buyNumber = (phone_number: string) =>
  thenRead(
    call(connect.buyNumber, { body: { phone_number } }),
    ...STALE,
    connect.numbersForSale,
    registration.getRegistration,
  )
/** Makes a number somebody's own, or the dealership's again. */
export const giveNumber = (sid: string, agent_id: string | null) =>
  thenRead(call(connect.updateNumber, { params: { sid }, body: { agent_id } }), ...STALE)
export const releaseNumber = (sid: string) => thenRead(call(connect.releaseNumber, { params: { sid } }), ...STALE)
/** The number that messages and calls leave from. */
export const sendFrom = (phone_number: string) =>
  thenRead(call(settings.saveTwilio, { body: { twilio_phone_number: phone_number } }), ...STALE)
