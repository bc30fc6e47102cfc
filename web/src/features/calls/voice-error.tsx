import { Link as ChakraLink } from '@chakra-ui/react'
import { Link } from 'react-router'
import { useMay } from '../../lib/session.ts'
import { useVoice } from '../../lib/voice/voice-state.ts'
import { Notice } from '../../ui/notice.tsx'
import { errorInPage } from './on-call/shown-in-page.ts'
import { useCallText } from './texts.ts'

/** An error of the call service or a call; if setup is missing, says what, with a link. */
export function VoiceError() {
  const t = useCallText()
  const mayConnect = useMay('settings')
  const { error, isUnconfigured } = useVoice()
  errorInPage.useShow()
  if (error === null) return null
  return (
    <Notice status="error">
      <strong>{t('error')}</strong> {error}{' '}
      {isUnconfigured && mayConnect && (
        <ChakraLink asChild textDecoration="underline" color="inherit">
          <Link to="/settings/twilio">{t('open_settings')}</Link>
        </ChakraLink>
      )}
    </Notice>
  )
}
