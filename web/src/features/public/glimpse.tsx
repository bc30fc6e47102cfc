import { Badge, Box, Flex, HStack, Stack, Text } from '@chakra-ui/react'
import { CheckCheck, Zap } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../../lib/language/text.ts'
import { PersonAvatar } from '../../ui/person-avatar.tsx'
import { publicTexts } from './texts.ts'

/** A sample conversation, drawn for the hero. */
export function Glimpse() {
  const t = useText(publicTexts)
  return (
    <Box role="img" aria-label={t('glimpse')} position="relative" paddingBottom="6">
      <Box bg="bg.panel" borderWidth="1px" borderRadius="2xl" boxShadow="xl" overflow="hidden" aria-hidden>
        <Flex align="center" gap="3" padding="4" borderBottomWidth="1px">
          <PersonAvatar name={t('glimpse_name')} size="md" />
          <Box flex="1" minWidth="0">
            <Text fontWeight="650">{t('glimpse_name')}</Text>
            <Text fontSize="xs" color="fg.muted">
              (512) 555-0142
            </Text>
          </Box>
          <Badge colorPalette="green" variant="surface">
            WhatsApp
          </Badge>
        </Flex>
        <Stack gap="3" padding="5" bg="bg.subtle" fontSize="sm">
          <Bubble>{t('glimpse_in')}</Bubble>
          <Bubble isOurs>{t('glimpse_out')}</Bubble>
          <Bubble>{t('glimpse_in_2')}</Bubble>
        </Stack>
        <HStack padding="4" borderTopWidth="1px" justify="space-between" gap="2" fontSize="sm" color="fg.muted">
          <HStack gap="1.5">
            <Box boxSize="2" borderRadius="full" bg="copper.solid" /> {t('glimpse_stage')}
          </HStack>
          <Box width="40%" height="2" borderRadius="full" bg="bg.emphasized" overflow="hidden">
            <Box width="62%" height="full" bg="brand.solid" />
          </Box>
        </HStack>
      </Box>
      <HStack
        aria-hidden
        position="absolute"
        bottom="0"
        right={{ base: '4', md: '-4' }}
        transform="translateY(25%)"
        bg="brand.solid"
        color="white"
        borderRadius="full"
        paddingInline="4"
        paddingBlock="2.5"
        fontSize="sm"
        fontWeight="600"
        boxShadow="lg"
      >
        <Zap size={16} /> {t('glimpse_note')}
      </HStack>
    </Box>
  )
}

function Bubble({ isOurs, children }: { isOurs?: boolean; children: ReactNode }) {
  return (
    <Flex
      alignSelf={isOurs ? 'flex-end' : 'flex-start'}
      maxWidth="82%"
      gap="2"
      align="flex-end"
      paddingInline="3.5"
      paddingBlock="2.5"
      borderRadius="xl"
      borderBottomRightRadius={isOurs ? 'sm' : 'xl'}
      borderBottomLeftRadius={isOurs ? 'xl' : 'sm'}
      bg={isOurs ? 'brand.solid' : 'bg.panel'}
      color={isOurs ? 'white' : 'fg'}
      borderWidth={isOurs ? '0' : '1px'}
    >
      {children}
      {isOurs && <CheckCheck size={14} />}
    </Flex>
  )
}
