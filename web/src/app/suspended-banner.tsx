import { Box } from '@chakra-ui/react'
import { Ban } from 'lucide-react'
import { useText } from '../lib/language/text.ts'
import { useSession } from '../lib/session.ts'
import { BannerLine } from './banner-line.tsx'
import { appTexts } from './texts.ts'

/** Tells a suspended dealership's people why nothing can be sent. */
export function SuspendedBanner() {
  const t = useText(appTexts)
  const { user } = useSession()
  if (!user?.organization_data.suspended) return null
  return (
    <Box role="status" flexShrink="0">
      <BannerLine tone="error" icon={Ban} text={t('suspended')} />
    </Box>
  )
}
