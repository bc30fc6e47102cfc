import { Button, Clipboard, HStack, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { useText } from '../../lib/language/text.ts'
import { sayCopied } from '../../ui/say-copied.ts'
import { twoStepTexts } from './texts.ts'

/** The recovery codes, which are shown once. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const t = useText(twoStepTexts)
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
        <Clipboard.Root value={codes.join('\n')} timeout={2000} onStatusChange={sayCopied(t('copied'))}>
          <Clipboard.Trigger asChild>
            <Button variant="outline">{t('copy_codes')}</Button>
          </Clipboard.Trigger>
        </Clipboard.Root>
        <Button onClick={onDone}>{t('saved_codes')}</Button>
      </HStack>
    </Stack>
  )
}
