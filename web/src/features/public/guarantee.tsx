import { Box, Container, Flex, Heading, HStack, Icon, Stack, Text } from '@chakra-ui/react'
import { ShieldCheck } from 'lucide-react'
import { useText } from '../../lib/language/text.ts'
import { publicTexts } from './texts.ts'

export function Guarantee() {
  const t = useText(publicTexts)
  return (
    <Box as="section" paddingBottom={{ base: '16', md: '24' }}>
      <Container maxWidth="1160px">
        <Flex
          direction={{ base: 'column', md: 'row' }}
          align={{ md: 'center' }}
          gap={{ base: '5', md: '8' }}
          padding={{ base: '7', md: '10' }}
          borderRadius="2xl"
          bg="copper.subtle"
          borderWidth="1px"
          borderColor="copper.muted"
        >
          <Icon as={ShieldCheck} boxSize="12" color="copper.fg" flexShrink="0" aria-hidden />
          <Stack gap="1.5" flex="1">
            <Heading as="h2" size="2xl" fontWeight="650">
              {t('guarantee_title')}
            </Heading>
            <Text color="fg.muted">{t('guarantee_text')}</Text>
          </Stack>
          <HStack wrap="wrap" gap="3">
            {(['guarantee_money', 'guarantee_setup', 'guarantee_support'] as const).map((promise) => (
              <Text
                key={promise}
                fontWeight="600"
                fontSize="sm"
                bg="bg.panel"
                borderRadius="full"
                borderWidth="1px"
                borderColor="copper.muted"
                paddingInline="4"
                paddingBlock="2"
              >
                {t(promise)}
              </Text>
            ))}
          </HStack>
        </Flex>
      </Container>
    </Box>
  )
}
