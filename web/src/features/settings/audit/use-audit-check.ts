import { useState } from 'react'
import type { AuditCheck } from '#contract/people/audit.ts'
import { verifyAudit } from '../../../data/audit.ts'

/** Checks the log's integrity on request. */
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
