import { Box, HStack, Input, Stack, Text } from '@chakra-ui/react'
import { useText } from '../../../lib/language/text.ts'
import { FormField } from '../../../ui/form-field.tsx'
import { NativeCheckbox } from '../../../ui/native-checkbox.tsx'
import { StepFrame } from './step.tsx'
import { setupTexts } from './texts.ts'
import type { StepProps } from './use-setup.ts'

/** In which languages it answers, how it begins, and what it then says of itself. */
export function VoiceStep({ values, set }: StepProps) {
  const t = useText(setupTexts)
  const { languages, greeting, disclosure } = values
  return (
    <StepFrame number={2} title={t('voice_step')}>
      <Stack as="fieldset" gap="2">
        <Text as="legend" fontSize="sm" fontWeight="500" marginBottom="2">
          {t('languages')}
        </Text>
        <HStack gap="6">
          {(['en', 'es'] as const).map((one) => (
            <NativeCheckbox
              key={one}
              label={t(`language_${one}`)}
              checked={languages.includes(one)}
              onChange={({ target }) =>
                set({
                  languages: (['en', 'es'] as const).filter((kept) =>
                    kept === one ? target.checked : languages.includes(kept),
                  ),
                })
              }
            />
          ))}
        </HStack>
        <Text
          fontSize="sm"
          color={languages.length === 0 ? 'fg.error' : 'fg.muted'}
          role={languages.length === 0 ? 'alert' : undefined}
        >
          {t(languages.length === 0 ? 'language_needed' : 'languages_hint')}
        </Text>
      </Stack>
      <FormField label={t('greeting')} hint={t('greeting_hint')}>
        <Input maxLength={300} value={greeting} onChange={({ target }) => set({ greeting: target.value })} />
      </FormField>
      <Stack gap="1.5">
        <Text fontSize="sm" fontWeight="500">
          {t('disclosure')}
        </Text>
        <Box bg="bg.muted" borderRadius="l2" paddingInline="3" paddingBlock="2" fontSize="sm">
          {disclosure}
        </Box>
        <Text fontSize="sm" color="fg.muted">
          {t('disclosure_hint')}
        </Text>
      </Stack>
    </StepFrame>
  )
}
