import type { RegistrationStep } from '#contract/telephony/registration.ts'
import type { OrgId, Work } from '../../platform/ctx.ts'
import { putDue } from '../../platform/due/door.ts'
import { AppError } from '../../platform/errors.ts'
import { logWarning } from '../../platform/log.ts'
import { getConnection } from '../connections/get-connection.ts'
import { holdConnection } from '../connections/hold-connection.ts'
import { wayOf } from '../setup/account-steps.ts'
import { openOwnAccount } from '../setup/open-own-account.ts'
import { openRegistrar } from '../twilio/registrar.ts'
import { findDecided } from './find-decided.ts'
import { registrarAccount } from './registrar-account.ts'
import type { At, Outcome } from './registration-step.ts'
import { nextLook, openSteps, standingOf } from './rules.ts'
import { findRegistration, noteDone, noteRefused, noteStanding } from './store.ts'
import { takeBrand, takeCampaign } from './take-carriers.ts'
import { takeNumbers, takeTollFree } from './take-numbers.ts'
import { takeBusiness, takeMessaging } from './take-profile.ts'
import { tellUsTexts } from './tell-us-texts.ts'

const TAKE: Record<RegistrationStep, (at: At) => Promise<Outcome>> = {
  business: takeBusiness,
  messaging: takeMessaging,
  brand: takeBrand,
  campaign: takeCampaign,
  numbers: takeNumbers,
  toll_free: takeTollFree,
}

/**
 * Takes a registration as far as it goes now. What each step makes is looked for first and noted before the next, so that
 * after any break it goes on and makes nothing twice. It comes again until everything is decided, and then once a day:
 * an approval may be taken back, and a refusal too.
 */
export async function syncRegistration({ org, now, requestId }: Work): Promise<void> {
  const account = registrarAccount()
  const seen = await findRegistration(org)
  if (!account || !seen || seen.state === 'draft' || wayOf(await getConnection(org)) !== 'ours') return
  // First: where this breaks off, the next look comes all the same.
  if (openSteps(seen).length > 0)
    await putDue([{ kind: 'sync-registrations', org, ids: {}, at: nextLook(seen.submitted_at, now) }])
  try {
    await holdConnection(org, now, () => takeAll(org, account), { tries: 0 })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    logWarning(error, { request_id: requestId, org, code: error.code })
  }
}

async function takeAll(org: OrgId, account: At['account']) {
  const open = await openOwnAccount(org)
  const registrar = await openRegistrar(open.connection)
  const known = await findRegistration(org)
  if (known)
    for (const { step, outcome } of await findDecided({ org, item: known, registrar, account, open }))
      await note(org, step, outcome)
  const waiting = new Set<RegistrationStep>()
  while (true) {
    const item = await findRegistration(org)
    const step = item && openSteps(item).find((one) => !waiting.has(one))
    if (!item || !step) return tellUsTexts(org)
    const outcome = await refusing(() => TAKE[step]({ org, item, registrar, account, open }))
    if (outcome === 'waiting') waiting.add(step)
    else await note(org, step, outcome)
  }
}

async function note(org: OrgId, step: RegistrationStep, outcome: Exclude<Outcome, 'waiting'>): Promise<void> {
  if (outcome !== 'done') return noteRefused(org, step, outcome)
  await noteDone(org, step)
  const item = await findRegistration(org)
  if (item && standingOf(item) !== item.state) await noteStanding(org, item.state, standingOf(item))
}

/** Twilio's codes for too many requests: the next look tries again. */
const TOO_MANY = new Set(['429', '20429'])

/** A call that Twilio doesn't accept is a refusal of its step, in Twilio's words. */
async function refusing(take: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await take()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.words.key === 'registration_tries_used') return { reasons: [{ code: '21724' }] }
    if (error.words.key !== 'twilio_refused') throw error
    const { said } = error.words.about
    const [, code = ''] = /\((\d+)\)$/.exec(said) ?? []
    if (TOO_MANY.has(code)) throw error
    return { reasons: [{ code, said }] }
  }
}
