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

/**
 * Does a dealership's work with a worker of its share. False if it has none left: nothing was done. Usual work costs
 * one read; whose work takes long keeps to its share for a while, so that others find a worker at once.
 */
export async function holdShare(org: string, shared: Shared, work: () => Promise<void>): Promise<boolean> {
  const began = Date.now()
  const batch = { id: randomUUID(), until: began + shared.timeoutSeconds * 1000 }
  const seen = await findShare(org, shared.job, false)
  if (!isLimited(shared.share, seen, began)) {
    await whileWatched(org, shared, batch, work)
    return true
  }
  if (!(await take(seen, shared, batch))) return false
  try {
    await work()
  } finally {
    const isSlow = Date.now() - began >= (shared.share.afterSeconds ?? Number.POSITIVE_INFINITY) * 1000
    await giveBack(org, shared.job, batch, isSlow)
  }
  return true
}

/** A batch that takes long is counted while it is still under way: what comes next must not wait until it has ended. */
async function whileWatched(org: string, { job, share }: Shared, batch: Batch, work: () => Promise<void>) {
  let told: Promise<unknown> | undefined
  const timer = setTimeout(
    () => {
      told = countAsSlow(org, job, batch).catch((error) => logWarning(error, { org, job }))
    },
    (share.afterSeconds ?? 0) * 1000,
  )
  try {
    await work()
  } finally {
    clearTimeout(timer)
    if (told) {
      await told
      await giveBack(org, job, batch, false)
    }
  }
}

/** Looks once more where somebody else changed it meanwhile. */
async function take(first: ShareItem, { share }: Shared, batch: Batch): Promise<boolean> {
  let seen: ShareItem | undefined = first
  return retryOnConflict(async () => {
    seen ??= await findShare(first.org, first.job)
    const now = Date.now()
    const held = heldWith(share, seen, batch, now)
    if (!held) return 'none' as const
    const isTaken = await replaceShare(seen, { held, ttl: ttlOf(now) })
    seen = undefined
    return isTaken && ('taken' as const)
  }).then((answer) => answer === 'taken')
}

/** One that cannot be given back ends with its worker. */
const giveBack = (org: string, job: string, { id }: Batch, isSlow: boolean) =>
  retryOnConflict(async () => {
    const seen = await findShare(org, job)
    const { [id]: _, ...held } = seen.held
    const now = Date.now()
    return replaceShare(seen, { held, ...(isSlow && { slow_until: slowUntil(now) }), ttl: ttlOf(now) })
  }).catch((error) => logWarning(error, { org, job }))

const countAsSlow = (org: string, job: string, { id, until }: Batch) =>
  retryOnConflict(async () => {
    const seen = await findShare(org, job)
    const now = Date.now()
    const held = { ...seen.held, [id]: until }
    return replaceShare(seen, { held, slow_until: slowUntil(now), ttl: ttlOf(now) })
  })
