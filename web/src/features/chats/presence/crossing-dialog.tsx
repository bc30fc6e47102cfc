import { Box, Button } from '@chakra-ui/react'
import { useRef } from 'react'
import { DialogFrame } from '../../../ui/dialog-frame.tsx'
import { usePresenceText } from './texts.ts'
import type { Crossing } from './use-crossing.ts'
import { useCrossingWords } from './use-crossing-words.ts'

interface CrossingDialogProps {
  crossing: Crossing
  onSend: () => void
  onLook: () => void
}

/** The same question over a dialog that something is sent from. The focus is on no button here either. */
export function CrossingDialog({ crossing, onSend, onLook }: CrossingDialogProps) {
  const t = usePresenceText()
  const hint = useRef<HTMLDivElement>(null)
  return (
    <DialogFrame
      open
      title={useCrossingWords(crossing)}
      onClose={onLook}
      initialFocus={() => hint.current}
      footer={
        <>
          <Button variant="outline" onClick={onLook}>
            {t('look_first')}
          </Button>
          <Button onClick={onSend}>{t('send_anyway')}</Button>
        </>
      }
    >
      <Box ref={hint} tabIndex={-1} outline="none" color="fg.muted">
        {t('not_sent_yet')}
      </Box>
    </DialogFrame>
  )
}
