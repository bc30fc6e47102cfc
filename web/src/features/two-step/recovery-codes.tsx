import { Button, HStack, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { useText } from '../../lib/language/text.ts'
import { useCopy } from '../../ui/use-copy.ts'
import { twoStepTexts } from './texts.ts'

/** The recovery codes, which are shown once. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const t = useText(twoStepTexts)
  const { copy } = useCopy(codes.join('\n'), t('copied'))
  return (
    <Stack gap="5">
      <Stack gap="1">
        <Text fontWeight="600">{t('save_codes')}</Text>
        <Text color="fg.muted">{t('codes_hint')}</Text>
      </Stack>
      <SimpleGrid as="ul" columns={2} gap="2" padding="4" bg="bg.subtle" borderRadius="l2" fontFamily="mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </SimpleGrid>
      <HStack wrap="wrap">
        <Button variant="outline" onClick={copy}>
          {t('copy_codes')}
        </Button>
        <Button onClick={onDone}>{t('saved_codes')}</Button>
      </HStack>
    </Stack>
  )
}
