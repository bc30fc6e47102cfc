import { Box } from '@chakra-ui/react'
import { WifiOff } from 'lucide-react'
import { useText } from '../lib/language/text.ts'
import { useReconnect } from '../lib/use-reconnect.ts'
import { BannerLine } from './banner-line.tsx'
import { appTexts } from './texts.ts'

/** While the server is unreachable, warns that the screen may be out of date. */
export function ConnectionBanner() {
  const t = useText(appTexts)
  const isConnected = useReconnect()
  return (
    <Box role="status" flexShrink="0">
      {!isConnected && <BannerLine tone="warning" icon={WifiOff} text={t('no_connection')} />}
    </Box>
  )
}
