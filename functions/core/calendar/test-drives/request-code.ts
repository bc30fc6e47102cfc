import { testDriveCode } from '#contract/calendar/test-drive-words.ts'
import type { Language } from '#contract/language.ts'
import { say } from '#contract/words.ts'
import { requestCode as requestPhoneCode } from '../../messaging/phone-codes/request-code.ts'
import type { Guest } from '../../platform/ctx.ts'
import { getOffer } from './get-offer.ts'
import { sendByJob } from './send-by-job.ts'

interface Input {
  id: string
  phone: string
  language: Language
}

/** Has a code texted to the number of a visitor who wants to book a vehicle's test drive. */
export async function requestCode(guest: Guest, { id, phone, language }: Input) {
  const { org, dealer } = await getOffer(id, guest.now)
  const write = (code: string) => say(testDriveCode, language, { dealer, code })
  await requestPhoneCode(guest, org, { phone, write, send: sendByJob })
  return { sent: true }
}
