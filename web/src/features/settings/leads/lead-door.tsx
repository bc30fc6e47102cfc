import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import type { LeadWay } from '#contract/outreach/lead-facts.ts'
import { renewLeadDoor } from '../../../data/lead-doors.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useText } from '../../../lib/language/text.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { CopyField } from '../../../ui/copy-field.tsx'
import { toaster } from '../../../ui/toaster.tsx'
import { leadTexts } from './texts.ts'

/** One address, which is made, and made anew, here. */
export function LeadDoor({ way, address }: { way: LeadWay; address: string | undefined }) {
  const t = useText(leadTexts)
  const common = useText()
  const [isAsking, ask] = useState(false)
  const [isBusy, setBusy] = useState(false)
  async function renew() {
    setBusy(true)
    try {
      await renewLeadDoor(way)
    } catch (failure) {
      toaster.create({ type: 'error', title: t('failed'), description: errorText(failure) })
    }
    setBusy(false)
    ask(false)
  }
  if (!address)
    return (
      <Button alignSelf="flex-start" loading={isBusy} onClick={renew}>
        {t('turn_on')}
      </Button>
    )
  return (
    <>
      <CopyField label={t(way)} value={address} copyLabel={common('copy')} copiedLabel={common('copied')} />
      <Button alignSelf="flex-start" size="sm" variant="outline" onClick={() => ask(true)}>
        {t('renew')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('renew_title')}
        confirmLabel={t('replace')}
        cancelLabel={common('cancel')}
        destructive
        onConfirm={renew}
        onCancel={() => ask(false)}
      >
        {t('renew_text')}
      </ConfirmDialog>
    </>
  )
}
