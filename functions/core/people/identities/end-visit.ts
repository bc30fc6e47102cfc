import type { SignInOutcome } from '#contract/people/identities.ts'
import type { Guest } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { findUser } from '../accounts/door.ts'
import { isLive } from '../accounts/live-sessions.ts'
import { type HostedSignIn, leaveUrl, takeCode } from '../pool/hosted.ts'
import { revokeSignIn } from '../pool/sign-ins.ts'
import { deleteAccount } from '../pool/users.ts'
import { admitSignIn } from '../sessions/admit-sign-in.ts'
import { readSession } from '../sessions/read-session.ts'
import { findByCompany, mayEnterBy, mayStandFor } from '../sign-in-domains/door.ts'
import { connectAccount } from './connect-account.ts'
import { flawOf, flawSince } from './rules.ts'
import { readLeaving, readVisit, sealVisit, type Visit } from './sealed-visit.ts'
import { resumeVisit } from './start-visit.ts'
import { findIdentities } from './store.ts'

/** What the browser brings back, with the access token in its cookie, which may have expired on the way. */
interface Returned {
  code?: string
  state?: string
  error?: string
  visit?: string
  access?: string
}
type Ending = { outcome: SignInOutcome; session?: Awaited<ReturnType<typeof admitSignIn>>; again?: Visit }

/** Signs in, or links, by what a provider said of the person in this browser. */
export async function endVisit(guest: Guest, returned: Returned) {
  const visit = readVisit(returned.visit, guest.now)
  if (!visit || visit.state !== returned.state) return { location: pageOf('expired', visit), marks: { visit: '' } }
  const { outcome, session, again } = await endingOf(guest, visit, returned)
  const left = sealVisit(again ? { again } : { to: pageOf(outcome, visit) }, guest.now)
  return { location: leaveUrl(), tokens: session?.tokens, marks: { ...session?.marks, visit: left } }
}

/** The browser goes here once the pool has forgotten who signed in there. */
export async function leaveVisit({ now }: Guest, { visit }: { visit?: string }) {
  const left = readLeaving(visit, now)
  return left?.again ? resumeVisit(now, left.again) : { location: left?.to ?? '/login', marks: { visit: '' } }
}

const pageOf = (outcome: SignInOutcome, visit?: Visit) =>
  `${visit?.links ? '/settings/security' : '/login'}?${new URLSearchParams({ provider: outcome })}`

async function endingOf(guest: Guest, visit: Visit, { code, error, access }: Returned): Promise<Ending> {
  if (error || !code) return { outcome: 'denied' }
  const signIn = await takeCode(visit, code)
  if (signIn === 'refused') return { outcome: 'expired' }
  if (signIn.nonce !== visit.nonce) return { outcome: await drop(signIn, 'expired') }
  return visit.links ? { outcome: await link(guest, signIn, visit.links, access) } : enter(guest, signIn, visit)
}

/** Nobody is anybody here because of an address: without a link that its owner made, there is no way in. */
async function enter(guest: Guest, signIn: HostedSignIn, visit: Visit): Promise<Ending> {
  const { account, isLinked, outside, tokens } = signIn
  const user = isLinked ? await findUser(account) : undefined
  const linked = user && (await findIdentities(user.id)).find(({ provider }) => provider === outside.provider)
  if (!user || !linked) return join(guest, signIn, visit)
  const flaw = flawSince(linked, outside) ?? ((await mayEnterBy(user, outside)) ? undefined : 'other_tenant')
  if (flaw) return { outcome: await drop(signIn, flaw) }
  try {
    return {
      outcome: 'signed_in',
      session: await admitSignIn(guest, tokens, { email: user.email, mark: visit.device, steps: 'both' }),
    }
  } catch (error) {
    if (error instanceof AppError) return { outcome: 'suspended' }
    throw error
  }
}

/**
 * A company's own account there is linked as it comes, if its dealership requires that provider of its proven domain.
 * The pool then has to be asked once more, which takes its person no further click.
 */
async function join(guest: Guest, signIn: HostedSignIn, visit: Visit): Promise<Ending> {
  const { isLinked, outside } = signIn
  const user = isLinked || visit.isSecond ? undefined : await findByCompany(outside)
  await drop(signIn, 'not_linked')
  if (!user) return { outcome: 'not_linked' }
  await connectAccount({ ...guest, language: user.language }, user, { outside, isNew: true, session: '' })
  return { outcome: 'signed_in', again: { ...visit, isSecond: true } }
}

/** Links what was just proven to the session that asked for it, if it is still this browser's. */
async function link(
  guest: Guest,
  signIn: HostedSignIn,
  asked: NonNullable<Visit['links']>,
  access: string | undefined,
): Promise<SignInOutcome> {
  const { account, isLinked, outside } = signIn
  const session = await readSession(access)
  const user = await findUser(asked.user)
  const isTheirs = session?.origin_jti === asked.session && user && isLive(user, session)
  if (!isTheirs) return drop(signIn, 'expired')
  if (isLinked && account !== user.id) return drop(signIn, 'taken')
  const flaw = flawOf(outside) ?? ((await mayStandFor(user, outside)) ? undefined : 'other_tenant')
  if (flaw) return drop(signIn, flaw)
  await drop(signIn, 'linked')
  await connectAccount({ ...guest, language: user.language }, user, {
    outside,
    isNew: !isLinked,
    session: asked.session,
  })
  return 'linked'
}

/** Ends the pool's sign-in, with the account that the pool makes for whoever it doesn't know. */
async function drop<O extends SignInOutcome>({ account, isLinked, tokens }: HostedSignIn, outcome: O): Promise<O> {
  await revokeSignIn(tokens)
  if (!isLinked) await deleteAccount(account)
  return outcome
}
