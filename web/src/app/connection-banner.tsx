import { Box } from '@chakra-ui/react'
import { WifiOff } from 'lucide-react'
import { useText } from '../lib/language/text.ts'
import { useReconnect } from '../lib/use-reconnect.ts'
import { BannerLine } from './banner-line.tsx'
import { appTexts } from './texts.ts'

/** Says while nothing gets through that what is on the screen may be old. */
export function ConnectionBanner() {
  const t = useText(appTexts)
  const isConnected = useReconnect()
  return (
    <Box role="status" flexShrink="0">
      {!isConnected && <BannerLine tone="warning" icon={WifiOff} text={t('no_connection')} />}
    </Box>
  )
}
