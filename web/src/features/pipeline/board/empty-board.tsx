import { Box, Button, Flex, HStack, Icon, Text } from '@chakra-ui/react'
import { ContactRound } from 'lucide-react'
import { Link } from 'react-router'
import { May } from '../../../parts/may.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { usePipelineText } from '../texts.ts'

/** Over a board on which nobody stands yet: who comes here, and how. */
export function EmptyBoard() {
  const t = usePipelineText()
  return (
    <Panel flexShrink="0" padding={{ base: '4', md: '5' }}>
      <Flex align="center" gap="4" wrap="wrap">
        <Icon as={ContactRound} boxSize="7" color="fg.subtle" hideBelow="md" aria-hidden />
        <Box flex="1 1 16rem">
          <Text as="h2" fontWeight="600">
            {t('nobody')}
          </Text>
          <Text fontSize="sm" color="fg.muted" textWrap="pretty">
            {t('nobody_hint')}
          </Text>
        </Box>
        <May right="edit">
          <HStack wrap="wrap">
            <Button asChild>
              <Link to="/contacts?new">{t('add_contact')}</Link>
            </Button>
            <Button asChild variant="outline">
              <Link to="/contacts?upload">{t('import')}</Link>
            </Button>
          </HStack>
        </May>
      </Flex>
    </Panel>
  )
}
