import { wait } from '../../platform/aws/patience.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { claimConnection, freeConnection } from './store.ts'

/** Longer than everything that is done at Twilio in one request. */
const HELD_MS = 60_000
const PAUSE_MS = 500
/** A person's request waits so often for its turn: a look at a registration takes seconds. */
const TRIES = 12

/**
 * Runs what only one request may do to the account at a time; throws `setup_under_way` where another one still does
 * after `tries` times half a second.
 */
export async function holdConnection<Result>(
  org: OrgId,
  now: Date,
  run: () => Promise<Result>,
  { tries = TRIES } = {},
): Promise<Result> {
  for (let n = 0; !(await claimConnection(org, new Date(now.getTime() + n * PAUSE_MS), HELD_MS)); n++) {
    if (n === tries) throw new AppError('setup_under_way')
    await wait(PAUSE_MS)
  }
  try {
    return await run()
  } finally {
    await freeConnection(org)
  }
}
