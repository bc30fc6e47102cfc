import { Box, Flex, Icon } from '@chakra-ui/react'
import { WifiOff } from 'lucide-react'
import { useText } from '../lib/language/text.ts'
import { appTexts } from './texts.ts'
import { useReconnect } from './use-reconnect.ts'

/** Says while nothing gets through that what is on the screen may be old. */
export function ConnectionBanner() {
  const t = useText(appTexts)
  const isConnected = useReconnect()
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
