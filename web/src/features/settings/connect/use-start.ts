import { useState } from 'react'
import { startSetup } from '../../../data/connect.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useText } from '../../../lib/language/text.ts'
import { connectTexts } from './texts.ts'
import { useIsOwner } from './use-is-owner.ts'

/** Begins the setup, or goes on with it; only an owner may. */
export function useStart() {
  const t = useText(connectTexts)
  const isOwner = useIsOwner()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const start = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      await startSetup()
    } catch (error) {
      setFailure(errorText(error, t('start_failed')))
    } finally {
      setBusy(false)
    }
  }
  return { start, isBusy, failure, isOwner }
}
