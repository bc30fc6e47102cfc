import { Flex, Icon } from '@chakra-ui/react'
import { Ban } from 'lucide-react'
import { useText } from '../lib/language/text.ts'
import { useSession } from '../lib/session.ts'
import { appTexts } from './texts.ts'

/** Says to a suspended dealership's people why nothing can be sent. */
export function SuspendedBanner() {
  const t = useText(appTexts)
  const { user } = useSession()
  if (!user?.organization_data.suspended) return null
  return (
    <Flex
      role="status"
      align="center"
      justify="center"
      gap="2.5"
      flexShrink="0"
      paddingInline="4"
      paddingBlock="2"
      fontSize="sm"
      fontWeight="500"
      bg="bg.error"
      borderBottomWidth="1px"
    >
      <Icon as={Ban} boxSize="4" flexShrink="0" color="fg.error" aria-hidden />
      {t('suspended')}
    </Flex>
  )
}
