import type { Work } from '../../platform/ctx.ts'
import { putDue } from '../../platform/due/door.ts'
import { AppError } from '../../platform/errors.ts'
import { logWarning } from '../../platform/log.ts'
import { listTemplatesOf } from './door.ts'
import { importTemplates } from './import-templates.ts'
import { isDue, isReviewed } from './rules.ts'
import { reviewDue } from './store.ts'
import { syncApproval } from './sync-approval.ts'

/**
 * Asks Twilio about the templates that are due, one after the other; one that cannot be asked about holds up no other. Then
 * those are brought in that were made in Twilio's console.
 */
export async function syncTemplates({ org, now, requestId }: Work): Promise<void> {
  const due = (await listTemplatesOf(org)).filter((template) => isDue(template, now))
  // First: where this breaks off, the next look comes all the same.
  if (due.some(isReviewed)) await putDue([reviewDue(org, now)])
  for (const template of due) {
    try {
      await syncApproval(org, template, now)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      logWarning(error, { request_id: requestId, org, template: template.id, code: error.code })
    }
  }
  try {
    await importTemplates({ org, now })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    logWarning(error, { request_id: requestId, org, code: error.code })
  }
}
