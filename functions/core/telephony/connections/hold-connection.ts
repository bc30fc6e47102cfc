import type { OrgId } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { claimConnection, freeConnection } from './store.ts'

/** Longer than everything that is done at Twilio in one request. */
const HELD_MS = 60_000

/** Runs what only one request may do to the account at a time; throws `setup_under_way` where another one does. */
export async function holdConnection<Result>(org: OrgId, now: Date, run: () => Promise<Result>): Promise<Result> {
  if (!(await claimConnection(org, now, HELD_MS))) throw new AppError('setup_under_way')
  try {
    return await run()
  } finally {
    await freeConnection(org)
  }
}
