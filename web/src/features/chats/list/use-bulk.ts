import { useState } from 'react'
import { changeMany, undoMany } from '../../../data/bulk.ts'
import { useKnownRows } from '../../../data/conversations/use-known-rows.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useUndo } from '../../../parts/use-undo.ts'
import { useUndoneWords } from '../../../parts/use-undone-words.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { useListText } from './texts.ts'

/** Gives a label or an agent to several contacts at once. */
export function useBulk(ids: readonly string[], onDone: () => void) {
  const t = useListText()
  const rows = useKnownRows()
  const [isBusy, setBusy] = useState(false)
  const offerUndo = useUndo()
  const wordsOfUndone = useUndoneWords()

  async function undo(id: string, changed: number) {
    const { rows: undone } = await undoMany(id)
    await rows.readAgain()
    return wordsOfUndone(undone, changed)
  }

  async function give(set: { label: string } | { assignee: string | null }) {
    setBusy(true)
    try {
      const { id, rows: count } = await changeMany({ ids: [...ids], set })
      offerUndo(t('changed_many', { count: count ?? ids.length }), () => undo(id, count ?? ids.length))
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
