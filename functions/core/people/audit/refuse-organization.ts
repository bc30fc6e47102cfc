import type { Ctx } from '../../platform/ctx.ts'
import { type AppError, notFound } from '../../platform/errors.ts'
import { recordAct } from './record-act.ts'

/** Records that somebody said which dealership a change is for, which is theirs alone; answers the `not_found` to throw. */
export async function refuseOrganization(ctx: Ctx, organization: string): Promise<AppError> {
  await recordAct(ctx, { action: 'organization_refused', about: ctx.caller.id, words: { organization } })
  return notFound()
}
