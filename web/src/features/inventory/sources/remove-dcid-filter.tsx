import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import type { DcidFilter } from '../../../data/inventory.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { useSourceText } from '../source-texts.ts'

/** Removes a filter that hides every vehicle. */
export function RemoveDcidFilter({ filter }: { filter: DcidFilter }) {
  const t = useSourceText()
  const [isBusy, setBusy] = useState(false)
  async function remove() {
    setBusy(true)
    try {
      await filter.set('')
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
