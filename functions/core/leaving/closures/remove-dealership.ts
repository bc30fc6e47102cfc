import { randomBytes } from 'node:crypto'
import { endPlan } from '../../billing/plans/end-plan.ts'
import { endGoogle } from '../../calendar/google/end-google.ts'
import { endWebhooks } from '../../outreach/webhooks/end-webhooks.ts'
import { isNothingBeside, listTeam, removeBeside } from '../../people/accounts/door.ts'
import { listInvitations } from '../../people/invitations/door.ts'
import { findOrganization } from '../../people/organizations/door.ts'
import { deleteAccount, findAccount } from '../../people/pool/users.ts'
import { endOwnProvider } from '../../people/sign-in-domains/door.ts'
import { countFiles, removeSomeFiles } from '../../platform/aws/dealership-files.ts'
import { sendMail } from '../../platform/aws/mail.ts'
import { enqueue } from '../../platform/aws/queues.ts'
import type { Work } from '../../platform/ctx.ts'
import { removeItems, scanDealership } from '../../platform/table/dealership-items.ts'
import { endPages } from '../../telephony/meta-pages/end-pages.ts'
import { endAccount } from '../../telephony/setup/end-account.ts'
import { withCounted } from '../archives/kind-of.ts'
import { type ClosureItem, isKept, isOwnItem, ownItemOf } from './entity.ts'
import { listOwners } from './list-owners.ts'
import { stopsOf } from './rules.ts'
import { moveClosure, putSuppressions } from './store.ts'
import { writeCertificate } from './write-mails.ts'

/** Well within the job's timeout; then the next message goes on. */
const TURN_MS = 45_000
/** By then all that follows from the last removals has been done: the stream's work, and queues' retries. */
const SETTLE_MS = 15 * 60_000

type Move = (work: Work, closure: ClosureItem) => Promise<Partial<ClosureItem>>

/**
 * Removes all that a dealership has, in small moves that may each be done again: whoever is killed in between, another
 * goes on. At the end a walk through the table proves that nothing is left.
 */
export async function removeDealership(work: Work, closure: ClosureItem, turnMs = TURN_MS): Promise<void> {
  const { org, now } = work
  const endsAt = Date.now() + turnMs
  let seen: ClosureItem = closure
  while (Date.now() < endsAt) {
    if (seen.state === 'reopened' || seen.state === 'gone') return
    const waitMs = seen.state === 'proof' ? Date.parse(seen.proof_after ?? '') - now.getTime() : 0
    if (waitMs > 0) return goOn(seen, waitMs)
    const moved = await moveClosure(seen, await MOVES[seen.state](work, seen))
    // Another run is at it.
    if (!moved) return
    seen = moved
  }
  await goOn(seen, 0)

  function goOn({ ends_at }: ClosureItem, waitMs: number) {
    const delaySeconds = Math.min(900, Math.ceil(waitMs / 1000))
    return enqueue('close-dealerships', { org, step: 'remove', due: ends_at }, { delaySeconds })
  }
}

const MOVES: Record<Exclude<ClosureItem['state'], 'reopened' | 'gone'>, Move> = {
  /** Claims it: who opened it again in time was faster, and this move fails. */
  waiting: async ({ org }, { ends_at }) => {
    const organization = await findOrganization(org, true)
    if (organization?.closing_at !== ends_at) return { state: 'reopened' }
    const [owners, team, invited] = await Promise.all([listOwners(org), listTeam(org), listInvitations(org)])
    const lent = await Promise.all(invited.map(({ email, id }) => findLent(email, id)))
    const people = [...team.map(({ id }) => id), ...lent.flat()]
    return { state: 'counting', owners, people, salt: randomBytes(16).toString('hex') }
  },

  /** Before anything goes: a run that is killed amid a removal could not tell what it has removed. */
  counting: async ({ org }, { place, removed }) => {
    const page = await scanDealership(org, place)
    const items = page.items.filter((one) => !isKept(org, one))
    const counted = withCounted(removed, items)
    if (page.place) return { place: page.place, removed: counted }
    return { state: 'ending', place: undefined, removed: { ...counted, file: await countFiles(org) } }
  },

  /** Ends its accounts with others first, while its keys to them are still here. */
  ending: async (work) => {
    const { org } = work
    await endWebhooks(org)
    const invoices = await endPlan(work)
    await endGoogle(org)
    await endAccount(org)
    await endPages(org)
    await endOwnProvider(org)
    return { state: 'items', invoices }
  },

  items: async ({ org }, { place, salt = '' }) => {
    const page = await scanDealership(org, place)
    const items = page.items.filter((one) => !isKept(org, one) && !isOwnItem(org, one))
    await putSuppressions(
      org,
      items.flatMap((one) => stopsOf(salt, one)),
    )
    await removeItems(items)
    return { state: page.place ? 'items' : 'files', place: page.place }
  },

  files: async ({ org }) => ((await removeSomeFiles(org)) === 0 ? { state: 'people' } : {}),

  people: async ({ org, now }, { people }) => {
    await Promise.all(people.map(deleteAccount))
    await Promise.all(people.map(removeBeside))
    await removeItems([ownItemOf(org)])
    return { state: 'proof', found: 0, proof_after: new Date(now.getTime() + SETTLE_MS).toISOString() }
  },

  proof: async ({ org }, { place, found, people }) => {
    const page = await scanDealership(org, place)
    const left = found + page.items.filter((one) => !isKept(org, one)).length
    if (page.place) return { place: page.place, found: left }
    const accounts = await Promise.all(people.map(findAccount))
    const besides = await Promise.all(people.map(isNothingBeside))
    const isEmpty = left === 0 && accounts.every((one) => one === undefined) && besides.every(Boolean)
    const isLeft = !isEmpty || (await removeSomeFiles(org)) > 0
    return { state: isLeft ? 'items' : 'certificate', place: undefined, found: 0 }
  },

  certificate: async ({ now }, closure) => {
    const gone_at = now.toISOString()
    for (const owner of closure.owners)
      await sendMail({ to: owner.email, ...writeCertificate({ ...closure, gone_at }, owner.language) })
    return { state: 'gone', gone_at, owners: [], people: [] }
  },
}

/** The account that was made for somebody whose invitation could not be mailed. */
async function findLent(email: string, invitation: string): Promise<string[]> {
  const account = await findAccount(email)
  return account?.sign_up === invitation ? [account.id] : []
}
