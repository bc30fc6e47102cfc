import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { errorText } from '../../../lib/language/error-text.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { useReadAgain } from '../use-read-again.ts'
import { useSourceText } from './texts.ts'
import type { DcidFilter } from './use-dcid-filter.ts'

/** Takes the filter off where it hides every vehicle. */
export function RemoveDcidFilter({ filter }: { filter: DcidFilter }) {
  const t = useSourceText()
  const readAgain = useReadAgain()
  const [isBusy, setBusy] = useState(false)
  async function remove() {
    setBusy(true)
    try {
      await filter.set('')
      await readAgain()
      toaster.create({ type: 'success', title: t('dcid_removed') })
    } catch (error) {
      toaster.create({ type: 'error', title: errorText(error, t('dcid_failed')) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="outline" loading={isBusy} onClick={remove}>
      {t('dcid_remove')}
    </Button>
  )
}
