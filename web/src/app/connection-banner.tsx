import { Box, Flex, Icon } from '@chakra-ui/react'
import { WifiOff } from 'lucide-react'
import { me } from '#contract/people/me.ts'
import { useConnected } from '../lib/connection.ts'
import { useText } from '../lib/language/text.ts'
import { POLL_MS } from '../lib/realtime.ts'
import { useRow } from '../lib/use-row.ts'
import { appTexts } from './texts.ts'

/** Says while nothing gets through that what is on the screen may be old. */
export function ConnectionBanner() {
  const t = useText(appTexts)
  const isConnected = useConnected()
  // Nothing else on the page may ask the server again, to find that it answers.
  useRow(me.get, {}, { refreshInterval: isConnected ? 0 : POLL_MS })
  return (
    <Box role="status" flexShrink="0">
      {!isConnected && (
        <Flex
          align="center"
          justify="center"
          gap="2.5"
          paddingInline="4"
          paddingBlock="2"
          fontSize="sm"
          fontWeight="500"
          bg="bg.warning"
          borderBottomWidth="1px"
        >
          <Icon as={WifiOff} boxSize="4" flexShrink="0" color="fg.warning" aria-hidden />
          {t('no_connection')}
        </Flex>
      )}
    </Box>
  )
}
