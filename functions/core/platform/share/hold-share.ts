import { randomUUID } from 'node:crypto'
import type { Share as Row } from '#contract/job.ts'
import { logWarning } from '../log.ts'
import { retryOnConflict } from '../table/conflicts.ts'
import type { ShareItem } from './entity.ts'
import { heldWith, isLimited, slowUntil, ttlOf } from './rules.ts'
import { findShare, replaceShare } from './store.ts'

/** Whose workers are shared: those of a queue's job, whose function ends after so many seconds. */
interface Shared {
  job: string
  share: Row
  timeoutSeconds: number
}

interface Batch {
  id: string
  /** The moment (epoch ms) at which its worker has ended in any case. */
  until: number
}

/** In whose name all hold a joint share; no dealership has this id. */
const ALL = 'all'
const holderOf = (org: string, { share }: Shared) => (share.isJoint ? ALL : org)

/**
 * Does a dealership's work with a worker of its share. False if it has none left: nothing was done. Usual work costs
 * one read; whose work takes long keeps to its share for a while, so that others find a worker at once.
 */
export async function holdShare(org: string, shared: Shared, work: () => Promise<void>): Promise<boolean> {
  const { job, share, timeoutSeconds } = shared
  const now = Date.now()
  const batch = { id: randomUUID(), until: now + timeoutSeconds * 1000 }
  const seen = await findShare(org, job, false)
  if (!isLimited(share, seen, now)) {
    await whileWatched(org, shared, batch, work)
    return true
  }
  if (!(await take(holderOf(org, shared), shared, batch, share.isJoint ? undefined : seen))) return false
  const begun = Date.now()
  try {
    await work()
  } finally {
    await giveBack(org, shared, batch)
    const isSlow = Date.now() - begun >= (share.afterSeconds ?? Number.POSITIVE_INFINITY) * 1000
    // Whoever shares with others is not kept there for having been slow once.
    if (isSlow || share.isJoint) await markSlow(org, shared, isSlow).catch((error) => logWarning(error, { org, job }))
  }
  return true
}

/** A batch that takes long is counted while it is still under way: what comes next must not wait until it has ended. */
async function whileWatched(org: string, shared: Shared, batch: Batch, work: () => Promise<void>) {
  const { job, share } = shared
  let told: Promise<unknown> | undefined
  const timer = setTimeout(
    () => {
      told = countAsSlow(org, shared, batch).catch((error) => logWarning(error, { org, job }))
    },
    (share.afterSeconds ?? 0) * 1000,
  )
  try {
    await work()
  } finally {
    clearTimeout(timer)
    if (told) {
      await told
      await giveBack(org, shared, batch)
    }
  }
}

/** Looks once more where somebody else changed it meanwhile. */
async function take(holder: string, { job, share }: Shared, batch: Batch, first?: ShareItem): Promise<boolean> {
  let seen = first
  return retryOnConflict(async () => {
    seen ??= await findShare(holder, job)
    const now = Date.now()
    const held = heldWith(share, seen, batch, now)
    if (!held) return 'none' as const
    const isTaken = await replaceShare(seen, { held, ttl: ttlOf(now) })
    seen = undefined
    return isTaken && ('taken' as const)
  }).then((answer) => answer === 'taken')
}

/** One that cannot be given back ends with its worker. */
const giveBack = (org: string, shared: Shared, { id }: Batch) =>
  change(holderOf(org, shared), shared.job, ({ held: { [id]: _, ...held } }) => ({ held })).catch((error) =>
    logWarning(error, { org, job: shared.job }),
  )

async function countAsSlow(org: string, shared: Shared, { id, until }: Batch) {
  await markSlow(org, shared, true)
  await change(holderOf(org, shared), shared.job, ({ held }) => ({ held: { ...held, [id]: until } }))
}

const markSlow = (org: string, { job }: Shared, isSlow: boolean) =>
  change(org, job, (_, now) => ({ slow_until: isSlow ? slowUntil(now) : 0 }))

const change = (org: string, job: string, changeOf: (seen: ShareItem, now: number) => Partial<ShareItem>) =>
  retryOnConflict(async () => {
    const seen = await findShare(org, job)
    const now = Date.now()
    return replaceShare(seen, { ...changeOf(seen, now), ttl: ttlOf(now) })
  })
