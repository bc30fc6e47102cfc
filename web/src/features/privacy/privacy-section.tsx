import { Button } from '@chakra-ui/react'
import { ShieldUser } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../lib/language/text.ts'
import type { ContactSectionProps } from '../../lib/slots.ts'
import { byOpen, lazyDialog } from '../../ui/lazy-dialog.tsx'
import { privacyTexts } from './texts.ts'

const Dialog = lazyDialog(async () => (await import('./request-dialog.tsx')).RequestDialog, byOpen)

/** What a contact may ask about themselves; beside a conversation its menu has the same. */
export function PrivacySection({ contact, isBeside }: ContactSectionProps) {
  const t = useText(privacyTexts)
  const [isOpen, setOpen] = useState(false)
  if (isBeside) return null
  return (
    <>
      <Button variant="ghost" size="sm" color="fg.muted" alignSelf="flex-start" onClick={() => setOpen(true)}>
        <ShieldUser aria-hidden /> {t('title')}
      </Button>
      <Dialog contact={contact} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
