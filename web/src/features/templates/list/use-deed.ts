import { useRef } from 'react'
import { ulid } from 'ulid'
import { duplicateTemplate, removeTemplate, submitTemplate, syncTemplate } from '../../../data/templates.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { useListText } from './texts.ts'

/** Actions that open a dialog. */
export type Asked = 'details' | 'submit' | 'delete'
export type Deeds = ReturnType<typeof useDeed>

/** Performs an action on a template and shows the result, preferably in the server's own words. */
export function useDeed() {
  const t = useListText()
  // A second click on the same template is the first.
  const copying = useRef(new Map<string, string>())

  async function run(act: () => Promise<string>, failed: string) {
    try {
      toaster.create({ type: 'success', title: await act() })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toaster.create({ type: 'error', title: failed, description: errorText(error) })
    }
  }
  return {
    submit: (id: string) => run(() => submitTemplate(id).then(() => t('done_submitted')), t('submit_failed')),
    sync: (id: string) => run(() => syncTemplate(id).then(() => t('done_synced')), t('sync_failed')),
    remove: (id: string) => run(() => removeTemplate(id).then(() => t('done_deleted')), t('delete_failed')),
    duplicate: (id: string) =>
      run(async () => {
        const client_id = copying.current.get(id) ?? ulid()
        copying.current.set(id, client_id)
        const { template } = await duplicateTemplate(id, client_id).finally(() => copying.current.delete(id))
        return t('done_duplicated', { name: template.friendly_name })
      }, t('duplicate_failed')),
  }
}
