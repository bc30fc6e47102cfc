import { useState } from 'react'
import { changeMany } from '../../../data/bulk.ts'
import { useKnownRows } from '../../../data/conversations/use-known-rows.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { useListText } from './texts.ts'

/** Gives a label or an agent to several contacts at once. */
export function useBulk(ids: readonly string[], onDone: () => void) {
  const t = useListText()
  const rows = useKnownRows()
  const [isBusy, setBusy] = useState(false)

  async function give(set: { label: string } | { assignee: string | null }) {
    setBusy(true)
    try {
      const { rows: count } = await changeMany({ ids: [...ids], set })
      toaster.create({ type: 'success', title: t('changed_many', { count: count ?? ids.length }) })
      await rows.readAgain()
      onDone()
    } catch (error) {
      toaster.create({ type: 'error', title: t('change_many_failed'), description: errorText(error) })
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, give }
}
