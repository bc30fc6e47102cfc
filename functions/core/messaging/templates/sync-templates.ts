import type { Work } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { logWarning } from '../../platform/log.ts'
import { isDue } from './rules.ts'
import { listOf } from './store.ts'
import { syncApproval } from './sync-approval.ts'

/** Asks Twilio about the templates that are due, one after the other; one that cannot be asked about holds up no other. */
export async function syncTemplates({ org, now, requestId }: Work): Promise<void> {
  const due = (await listOf(org)).filter((template) => isDue(template, now))
  for (const template of due) {
    try {
      await syncApproval(org, template, now)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      logWarning(error, { request_id: requestId, org, template: template.id, code: error.code })
    }
  }
}
