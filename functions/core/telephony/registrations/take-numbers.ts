import { isTollFree } from '#contract/telephony/registration.ts'
import type { At, Outcome } from './registration-step.ts'
import { authorityOf, isTaxId } from './rules.ts'
import { noteTollFree } from './store.ts'
import { textsOf } from './take-carriers.ts'
import { addressOf, readTaxId } from './take-profile.ts'

/** Local numbers send through the service that has the campaign. */
export async function takeNumbers({ open }: At): Promise<Outcome> {
  const service = open.connection.messaging_service_sid ?? ''
  for (const { sid, phone_number } of await open.twilio.numbers())
    if (!isTollFree(phone_number)) await open.twilio.addToService(service, sid)
  return 'done'
}

/** The longest summary that Twilio's form takes. */
const SUMMARY_CHARACTERS = 500
/** Messages a month, as Twilio's form offers them. */
const VOLUMES = { low: '1,000', standard: '10,000' }

/** The toll-free number: the one that the dealership sends from, or its first. */
export async function takeTollFree(at: At): Promise<Outcome> {
  const { org, item, registrar, account, open } = at
  const numbers = (await open.twilio.numbers()).filter(({ phone_number }) => isTollFree(phone_number))
  const number = numbers.find((one) => one.phone_number === open.seen.senders.phone) ?? numbers[0]
  if (!number) return { reasons: [{ code: '30879' }] }
  const told = await verificationOf(at)
  if (!told) return { reasons: [{ code: '22215', part: 'tax_id' }] }
  const whose = { number: number.sid, profile: item.sids.profile ?? '', reference: org }
  // Looked for by its number: one that was given up leaves its own behind.
  const verification = await registrar.openVerification(whose, { ...told, notificationEmail: account.email })
  await noteTollFree(org, verification, number.phone_number)
  const { state, updated_at, reasons, edit_until } = await registrar.readVerification(verification)
  if (state === 'approved') return 'done'
  if (state !== 'refused') return 'waiting'
  if (item.again.toll_free !== updated_at) return { reasons, seen: updated_at, edit_until }
  await registrar.resendVerification(verification, { ...told, notificationEmail: account.email })
  return 'waiting'
}

async function verificationOf(at: At) {
  const { item } = at
  const taxId = await readTaxId(at)
  const { address: _, representative, legal_name = '', website = '' } = item
  if (!isTaxId(taxId) || !representative) return undefined
  const { texts, pages, name } = await textsOf(at)
  return {
    legalName: legal_name,
    name,
    website,
    address: addressOf(item),
    contact: representative,
    taxId,
    authority: authorityOf(item),
    businessType: item.business_type === 'non_profit' ? ('NON_PROFIT' as const) : ('PRIVATE_PROFIT' as const),
    summary: texts.description.slice(0, SUMMARY_CHARACTERS),
    sample: texts.messageSamples[0] ?? '',
    volume: VOLUMES[item.volume ?? 'low'],
    optInUrl: pages.opt_in,
    privacyUrl: pages.privacy,
    termsUrl: pages.terms,
  } as const
}
