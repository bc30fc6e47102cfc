import { useState } from 'react'
import type { Run } from '#contract/stock/syncs.ts'
import { confirmSync, discardSync, startSync } from '../../../data/syncs.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { useSourceText } from '../source-texts.ts'
import { announceRun } from './run-toasts.ts'
import type { Runs } from './use-runs.ts'

/** Starts a sync, or applies or discards a held one; the page follows it from then on. */
export function useSync(runs: Runs) {
  const t = useSourceText()
  const [isBusy, setBusy] = useState(false)

  async function attempt(
    start: () => Promise<{ sync: Run }>,
    failed: 'sync_failed' | 'confirm_failed',
    begun?: 'confirmed',
  ): Promise<boolean> {
    setBusy(true)
    try {
      const { sync } = await start()
      // Before following it, because its end, which replaces this toast, may already be known by then.
      if (begun) announceRun(t(begun))
      await runs.follow(sync)
      return true
    } catch (error) {
      toaster.create({ type: 'error', title: errorText(error, t(failed)) })
      return false
    } finally {
      setBusy(false)
    }
  }
  async function discard(run: Run) {
    setBusy(true)
    try {
      await discardSync(run.id)
      toaster.create({ type: 'success', title: t('discarded') })
    } catch (error) {
      toaster.create({ type: 'error', title: errorText(error, t('discard_failed')) })
    } finally {
      setBusy(false)
    }
  }
  return {
    isBusy,
    discard,
    start: () => attempt(() => startSync(), 'sync_failed'),
    confirm: (run: Run) => attempt(() => confirmSync(run.id), 'confirm_failed', 'confirmed'),
  }
}
export type Sync = ReturnType<typeof useSync>
