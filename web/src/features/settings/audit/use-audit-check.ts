import { useState } from 'react'
import type { AuditCheck } from '#contract/people/audit.ts'
import { verifyAudit } from '../../../data/audit.ts'

/** Whether the log is as it was recorded: asked for by a click. */
export function useAuditCheck() {
  const [answer, setAnswer] = useState<AuditCheck>()
  const [error, setError] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  async function run() {
    setBusy(true)
    try {
      setAnswer(await verifyAudit())
      setError(undefined)
    } catch (failure) {
      setAnswer(undefined)
      setError(failure)
    } finally {
      setBusy(false)
    }
  }
  return { answer, error, isBusy, run }
}
